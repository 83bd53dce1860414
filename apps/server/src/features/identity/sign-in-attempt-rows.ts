import { sql } from 'kysely';
import type { Db } from '../../kernel/database/open-database.ts';

const free = 5;
const longestWait = 300;

/** Seconds that a subject (an account or an address) must wait before the next try; 0 when it may try now. */
export async function secondsToWait(db: Db, subject: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('sign_in_attempt')
    .select(['failures', 'last_at'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (row === undefined || row.failures < free) return 0;
  const wait = Math.min(longestWait, 5 * 2 ** (row.failures - free));
  const since = (now.getTime() - row.last_at.getTime()) / 1_000;
  return Math.max(0, Math.ceil(wait - since));
}

/** Counts a failed try; failures older than a quarter of an hour are forgotten. */
export async function countFailure(db: Db, subject: string): Promise<void> {
  await sql`
    insert into sign_in_attempt as a (subject, failures, last_at) values (${subject}, 1, now())
    on conflict (subject) do update
    set failures = case when a.last_at < now() - interval '15 minutes' then 1 else a.failures + 1 end, last_at = now()
  `.execute(db);
}

export async function forgetFailures(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('subject', '=', subject).execute();
}
