import { isMessageChannel, type MessageChannel } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import type { Db } from '../../../../kernel/database/connections/open-database.ts';

/** Channels on which a patient wants no messages. */
export async function readOptOuts(db: Db, lId: number, patientId: string): Promise<MessageChannel[]> {
  const { rows } = await sql<{ channel: string }>`
    select distinct channel from message_opt_out
    where l_id = ${lId} and patient_id = ${patientId} and ended_at is null`.execute(db);
  return rows.map(({ channel }) => channel).filter(isMessageChannel);
}
