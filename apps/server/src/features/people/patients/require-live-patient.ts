import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type Refusal, refuse } from '../../../kernel/http/refuse.ts';

interface MergedRecord {
  readonly patient_code: string;
  readonly merged_into: string | null;
}

/** The refusal of a record that was merged into another, with the codes of both. */
export async function mergedRefusal(
  ctx: Ctx,
  { patient_code: code, merged_into }: MergedRecord,
): Promise<Refusal> {
  const { rows } = await sql<{ patient_code: string }>`
    select patient_code from patient where l_id = ${ctx.lId} and patient_id = ${merged_into}`.execute(ctx.db);
  return refuse('patient-merged', { details: { code, into: rows[0]?.patient_code ?? '' } });
}

/**
 * Refuses a record that was merged into another, and keeps it from being merged until the transaction ends: what is written for the
 * person meanwhile is there when the merge looks for what it moves.
 */
export async function requireLivePatient(ctx: Ctx, patientId: string): Promise<void> {
  const { rows } = await sql<MergedRecord>`
    select patient_code, merged_into from patient
    where l_id = ${ctx.lId} and patient_id = ${patientId} for key share`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  if (row.merged_into !== null) throw await mergedRefusal(ctx, row);
}
