import { sql } from 'kysely';
import type { PatientMove } from '../../../kernel/effects/patient-reference.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Gives what a person wants no messages on to another; see `PatientReference`. */
export async function moveOptOuts({ db, lId }: Ctx, { from, to, only }: PatientMove): Promise<string[]> {
  const { rows } = await sql<{ opt_out_id: string }>`
    update message_opt_out set patient_id = ${to}
    where l_id = ${lId} and patient_id = ${from} and (${only === null} or opt_out_id = any(${[...(only ?? [])]}))
    returning opt_out_id`.execute(db);
  return rows.map((row) => row.opt_out_id);
}
