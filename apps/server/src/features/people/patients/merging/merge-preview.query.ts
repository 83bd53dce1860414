import * as mergeEndpoints from '@nidan/contract/people/patients/merge-endpoints';
import type { MergePreview } from '@nidan/contract/people/patients/merge-endpoints';
import { sql } from 'kysely';
import { billInScope, patientInScope } from '../../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../../kernel/http/refuse.ts';
import { dueOfBill } from '../../../ledger/balances/bill-dues.query.ts';
import { verdictOf } from './compared-person.ts';
import { faultOfMerge } from './merge-fault.query.ts';
import { patientColumns, type PatientRow } from '../patient-record-columns.ts';
import { presentPatient } from '../present-patient.ts';
import { mergedRefusal } from '../require-live-patient.ts';
import { serve } from '../../../../kernel/http/serve.ts';

async function readPair(ctx: Ctx, survivorId: string, mergedId: string) {
  if (survivorId === mergedId) throw refuseField('mergedId', 'other-person-needed');
  const { rows } = await sql<PatientRow>`
    select ${patientColumns} from patient p
    where p.l_id = ${ctx.lId} and p.patient_id in (${survivorId}, ${mergedId})
      and ${patientInScope(ctx, sql.ref('p.patient_id'))}`.execute(ctx.db);
  const survivor = rows.find((row) => row.patient_id === survivorId);
  const merged = rows.find((row) => row.patient_id === mergedId);
  if (survivor === undefined || merged === undefined) throw refuse('not-found');
  for (const row of [survivor, merged]) if (row.merged_into !== null) throw await mergedRefusal(ctx, row);
  return { survivor, merged };
}

async function readMoves(ctx: Ctx, mergedId: string): Promise<MergePreview['moves']> {
  const { rows } = await sql<MergePreview['moves']>`
    select
      (select count(*)::int from patient k
        where k.l_id = ${ctx.lId} and (k.primary_patient_id = ${mergedId} or k.mother_patient_id = ${mergedId})) as relatives,
      count(b.bill_id)::int as visits, coalesce(sum(${dueOfBill}), 0)::bigint as "duePaise",
      coalesce(sum((select count(distinct d.report_id) from report_dispatch d
        where d.l_id = b.l_id and d.bill_id = b.bill_id)), 0)::int as reports
    from bill b where b.l_id = ${ctx.lId} and b.patient_id = ${mergedId} and ${billInScope(ctx.caller)}`.execute(
    ctx.db,
  );
  return rows[0] ?? { visits: 0, reports: 0, relatives: 0, duePaise: 0 };
}

/** Two records side by side, how likely they are one person, and what would move. */
export const previewMergeOf = serve(mergeEndpoints.previewMerge, async (ctx, { survivorId, mergedId }) => {
  const pair = await readPair(ctx, survivorId, mergedId);
  const { survivor, merged } = pair;
  return {
    survivor: presentPatient(ctx, survivor),
    merged: presentPatient(ctx, merged),
    ...verdictOf(ctx, survivor, merged),
    moves: await readMoves(ctx, mergedId),
    fault: await faultOfMerge(ctx, pair),
  };
});
