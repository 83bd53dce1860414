import * as circumstancesEndpoints from '@nidan/contract/lab/results/circumstances-endpoints';
import { sql } from 'kysely';
import { billInScope } from '../../../../kernel/access/in-scope.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../../people/patients/patient-brief-columns.ts';
import { personOfBill, personOfBillColumns, type PersonOfBillRow } from '../person-of-bill-columns.ts';
import { presentCircumstances } from './record-circumstances.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** What the person of a bill said about fasting and pregnancy. */
export const readCircumstancesOf = serve(
  circumstancesEndpoints.readCircumstances,
  async (ctx, { billId }) => {
    const { rows } = await sql<PersonOfBillRow & { version: number }>`
    select b.version, ${personOfBillColumns}, ${patientBriefColumns}
    from bill b
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}`.execute(ctx.db);
    const [row] = rows;
    if (row === undefined) throw refuse('not-found');
    return presentCircumstances(ctx, { billId, version: row.version, ...personOfBill(row) });
  },
);
