import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import { isPushOn } from './push-subscriptions.query.ts';
import { insertPushes } from './push-rows.ts';
import { pushJob } from './push-job.ts';

/** A notice that somebody has from now on. */
export interface NewNotice {
  readonly noticeId: string;
  readonly userId: string;
}

/** Lets the browsers of these people be told of their new notices, where the lab tells browsers. */
export async function queuePushes(
  db: Db,
  { lId, at }: { readonly lId: number; readonly at: Date },
  notices: readonly NewNotice[],
): Promise<void> {
  if (notices.length === 0 || !(await isPushOn({ db, lId }))) return;
  const { rows } = await sql<{ subscription_id: string; user_id: string }>`
    select subscription_id, user_id from push_subscription
    where l_id = ${lId} and user_id = any(${notices.map(({ userId }) => userId)}) and ended_at is null`.execute(
    db,
  );
  if (rows.length === 0) return;
  const pushes = notices.flatMap(({ noticeId, userId }) =>
    rows
      .filter((row) => row.user_id === userId)
      .map((row) => ({ noticeId, subscriptionId: row.subscription_id })),
  );
  await insertPushes(db, { lId, at }, pushes);
  await db.executeQuery(jobStatement(pushJob(lId, at)));
}
