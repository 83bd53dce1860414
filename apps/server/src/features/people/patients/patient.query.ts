import * as patientEndpoints from '@nidan/contract/people/patients/patient-endpoints';
import { sql } from 'kysely';
import { billInScope, patientInScope } from '../../../kernel/access/in-scope.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { dueOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { patientColumns, type PatientRow, relative, type RelativeColumns } from './patient-record-columns.ts';
import { presentPatient, relativeOf } from './present-patient.ts';
import { readVisits } from './visits.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const VISITS = 20;

interface PersonRow extends PatientRow {
  readonly visit_count: number;
  readonly survivor: RelativeColumns | null;
  readonly due: number;
}

/** One person with dues and the latest visits. */
export const readPatientOf = serve(patientEndpoints.readPatient, async (ctx, { patientId }) => {
  const { rows } = await sql<PersonRow>`
    select ${patientColumns},
      (select count(*) from bill b
        where b.l_id = p.l_id and b.patient_id = p.patient_id and ${billInScope(ctx.caller)})::int as visit_count,
      (select coalesce(sum(${dueOfBill}), 0)::bigint from bill b
        where b.l_id = p.l_id and b.patient_id = p.patient_id and ${billInScope(ctx.caller)}) as due,
      ${relative('merged_into')} as survivor
    from patient p where p.l_id = ${ctx.lId} and p.patient_id = ${patientId}
      and ${patientInScope(ctx, sql.ref('p.patient_id'))}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const visits = await readVisits(ctx, { patientId, after: null, limit: VISITS });
  const mergedInto = relativeOf(ctx, row.merged_into, row.survivor);
  return { ...presentPatient(ctx, row), visits, visitCount: row.visit_count, duePaise: row.due, mergedInto };
});
