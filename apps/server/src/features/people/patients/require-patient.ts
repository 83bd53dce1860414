import { sql } from 'kysely';
import { patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Refuses the id of a person whom this lab does not know or the caller does not see. */
export async function requirePatient(ctx: Ctx, patientId: string): Promise<void> {
  const { rows } = await sql`
    select from patient p where p.l_id = ${ctx.lId} and p.patient_id = ${patientId}
      and ${patientInScope(ctx, sql.ref('p.patient_id'))}`.execute(ctx.db);
  if (rows.length === 0) throw refuse('not-found');
}
