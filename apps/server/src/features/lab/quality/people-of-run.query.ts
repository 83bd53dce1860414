import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Who started or completed a run, or entered a point of it. */
export async function peopleOfRun({ db, lId }: Ctx, runId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select started_by as user_id from qc_run where l_id = ${lId} and run_id = ${runId} and started_by is not null
    union select completed_by from qc_run where l_id = ${lId} and run_id = ${runId} and completed_by is not null
    union select entered_by from qc_point where l_id = ${lId} and run_id = ${runId}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
