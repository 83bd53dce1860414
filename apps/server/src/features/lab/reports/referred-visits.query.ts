import * as doctorEndpoints from '@nidan/contract/lab/reports/doctor-endpoint';
import type { ReferredVisit } from '@nidan/contract/lab/reports/doctor-endpoint';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { leastAdvanced } from '@nidan/domain/status-sets/least-advanced';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { searchFor } from './dispatch.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface VisitRow extends PatientBriefRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly created_at: Date;
  readonly tests: readonly string[];
  readonly states: readonly BillTestState[];
  readonly reported_at: Date | null;
}

function present(ctx: Ctx, row: VisitRow): ReferredVisit {
  return {
    billId: row.bill_id,
    labNo: row.lab_no,
    registeredAt: row.created_at.toISOString(),
    patient: presentPatientBrief(ctx, row),
    tests: [...row.tests],
    stateLabel: billTest.labelOf(leastAdvanced(row.states)),
    reportedAt: row.reported_at?.toISOString() ?? null,
  };
}

/** Visits of the caller's patients, latest first: what a referring doctor follows. No amount is read. */
export const listReferredVisitsOf = serve(doctorEndpoints.listReferredVisits, async (ctx, query) => {
  const { limit = 50 } = query;
  const after = decodeCursor(query.cursor);
  const conditions = [
    sql`b.l_id = ${ctx.lId}`,
    billInScope(ctx.caller),
    ...withinDates(ctx, sql.ref('b.created_at'), query),
    ...searchFor(ctx, query.q),
    ...(after === null
      ? []
      : [sql`(b.created_at, b.bill_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ];
  const { rows } = await sql<VisitRow>`
    select b.bill_id, b.lab_no, b.created_at, ${patientBriefColumns},
      array(select t.name from bill_test bt join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
        where bt.l_id = b.l_id and bt.bill_id = b.bill_id order by t.name) as tests,
      array(select bt.state from bill_test bt where bt.l_id = b.l_id and bt.bill_id = b.bill_id) as states,
      (select max(d.released_at) from report_dispatch d
        where d.l_id = b.l_id and d.bill_id = b.bill_id and not d.replaced) as reported_at
    from bill b
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    where ${sql.join(conditions, sql` and `)}
    order by b.created_at desc, b.bill_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.created_at.toISOString(), row.bill_id],
    present: (row) => present(ctx, row),
  });
});
