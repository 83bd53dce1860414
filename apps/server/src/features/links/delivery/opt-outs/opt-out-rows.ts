import type { OptOutChannel } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { Db } from '../../../../kernel/database/connections/open-database.ts';
import type { PatientMove } from '../../../../kernel/effects/patient-reference.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

/** Gives what a person wants no messages on to another; see `PatientReference`. */
export async function moveOptOuts({ db, lId }: Ctx, { from, to, only }: PatientMove): Promise<string[]> {
  const { rows } = await sql<{ opt_out_id: string }>`
    update message_opt_out set patient_id = ${to}
    where l_id = ${lId} and patient_id = ${from} and (${only === null} or opt_out_id = any(${[...(only ?? [])]}))
    returning opt_out_id`.execute(db);
  return rows.map((row) => row.opt_out_id);
}

interface OptOut {
  readonly patientId: string;
  readonly channel: OptOutChannel;
  readonly source: 'desk' | 'answer';
  readonly at: Date;
}

/** Notes that a patient wants no messages on a channel, unless it is noted already. */
export async function insertOptOuts(
  db: Db,
  lId: number,
  { patientId, channel, source, at }: OptOut,
): Promise<void> {
  const { rows } = await sql`
    select from message_opt_out
    where l_id = ${lId} and patient_id = ${patientId} and channel = ${channel} and ended_at is null`.execute(
    db,
  );
  if (rows.length > 0) return;
  await sql`
    insert into message_opt_out (l_id, opt_out_id, patient_id, channel, source, since)
    values (${lId}, ${newId()}, ${patientId}, ${channel}, ${source}, ${at})`.execute(db);
}

/** Notes that a patient wants messages on a channel again. */
export async function endOptOuts(
  db: Db,
  lId: number,
  { patientId, channel, at }: Omit<OptOut, 'source'>,
): Promise<void> {
  await sql`
    update message_opt_out set ended_at = ${at}
    where l_id = ${lId} and patient_id = ${patientId} and channel = ${channel} and ended_at is null`.execute(
    db,
  );
}
