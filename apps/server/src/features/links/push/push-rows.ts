import type { DeliveryProblem } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** One notice on its way to one browser. */
export interface PushRef {
  readonly lId: number;
  readonly pushId: string;
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
    update push set state = ${problem === null ? 'sent' : 'failed'}, problem = ${problem}, next_at = null, ended_at = ${at}
    where l_id = ${lId} and push_id = ${pushId} and state = 'queued'`.execute(db);
}

/** Puts a try off, or lets one that failed wait once more. */
export async function putPushOff(
  db: Db,
  { lId, pushId }: PushRef,
  { nextAt, problem }: { readonly nextAt: Date; readonly problem: DeliveryProblem | null },
): Promise<void> {
  await sql`
    update push set state = 'queued', next_at = ${nextAt}, problem = ${problem}, ended_at = null
    where l_id = ${lId} and push_id = ${pushId} and state <> 'sent'`.execute(db);
}
