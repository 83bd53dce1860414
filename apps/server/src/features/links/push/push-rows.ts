import type { DeliveryProblem } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';

/** One notice on its way to one browser. */
export interface PushRef {
  readonly lId: number;
  readonly pushId: string;
}

/** A notice that is to be shown in a browser. */
export interface NewPush {
  readonly noticeId: string;
  readonly subscriptionId: string;
}

/** Lets notices wait for browsers, due at once. */
export async function insertPushes(
  db: Db,
  { lId, at }: { readonly lId: number; readonly at: Date },
  pushes: readonly NewPush[],
): Promise<void> {
  await insertRows(db, 'push', {
    shared: { l_id: lId, queued_at: at, next_at: at },
    rows: pushes.map(({ noticeId, subscriptionId }) => ({
      push_id: newId(),
      notice_id: noticeId,
      subscription_id: subscriptionId,
    })),
  });
}

/** Notes that a try begins. */
export async function beginPush(db: Db, { lId, pushId }: PushRef): Promise<void> {
  await sql`update push set tries = tries + 1 where l_id = ${lId} and push_id = ${pushId}`.execute(db);
}

/** Notes that nothing more is to be done: it was told, or why it is not. */
export async function endPush(
  db: Db,
  { lId, pushId }: PushRef,
  { at, problem }: { readonly at: Date; readonly problem: DeliveryProblem | null },
): Promise<void> {
  await sql`
    update push set step = ${problem === null ? 'sent' : 'failed'}, problem = ${problem}, next_at = null, ended_at = ${at}
    where l_id = ${lId} and push_id = ${pushId} and step = 'queued'`.execute(db);
}

/** Puts a try off, or lets one that failed wait once more. */
export async function putPushOff(
  db: Db,
  { lId, pushId }: PushRef,
  { nextAt, problem }: { readonly nextAt: Date; readonly problem: DeliveryProblem | null },
): Promise<void> {
  await sql`
    update push set step = 'queued', next_at = ${nextAt}, problem = ${problem}, ended_at = null
    where l_id = ${lId} and push_id = ${pushId} and step <> 'sent'`.execute(db);
}
