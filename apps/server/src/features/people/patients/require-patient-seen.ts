import { seesAllBills } from '@nidan/domain/access/work-scope';
import { sql } from 'kysely';
import { patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Refuses a person whom the caller does not see, like an absent one; asks nothing for who sees everybody. */
export async function requirePatientSeen(ctx: Ctx, patientId: string): Promise<void> {
  if (seesAllBills(ctx.caller.scope)) return;
  const { rows } = await sql`
    select from patient p where p.l_id = ${ctx.lId} and p.patient_id = ${patientId}
      and ${patientInScope(ctx, sql.ref('p.patient_id'))}`.execute(ctx.db);
  if (rows.length === 0) throw refuse('not-found');
}
