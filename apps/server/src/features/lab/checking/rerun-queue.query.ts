import * as rerunEndpoints from '@nidan/contract/lab/results/rerun-endpoints';
import type { RerunRow } from '@nidan/contract/lab/results/rerun-endpoints';
import { rerunChange } from '@nidan/domain/results/bench/rerun-change';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
import { sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { LabCatalogue } from '../../catalogue/versions/lab-catalogue.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { presentFlag } from '../results/present-result.ts';
import { type MeasuredOnce, type RerunValue, rerunValuesOf } from './rerun-values.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const DONE = literalCode(rerun.codeOf('done'));

interface Row extends PatientBriefRow {
  readonly rerun_id: string;
  readonly bill_id: string;
  readonly bill_test_id: string;
  readonly test_id: string;
  readonly version: number;
  readonly state: BillTestState;
  readonly lab_no: string;
  readonly barcode: string | null;
  readonly status: number;
  readonly reason: string;
  readonly requested_by: string;
  readonly requested_at: Date;
  /** With microseconds, which a Date drops. */
  readonly requested_exactly: string;
  readonly values: readonly RerunValue[];
}

function presentMeasured(value: MeasuredOnce | null) {
  return value === null ? null : { value: value.value, flag: presentFlag(value.flag) };
}

/** The parameters of the test in the order of its report, of which anything was measured. */
function presentValues({ parameters }: Pick<LabCatalogue, 'parameters'>, row: Row, order: readonly string[]) {
  const place = (parameterId: string): number => order.indexOf(parameterId);
  return row.values
    .toSorted((a, b) => place(a.parameterId) - place(b.parameterId))
    .map(({ parameterId, first, second }): RerunRow['values'][number] => ({
      parameterId,
      name: parameters.get(parameterId)?.name ?? '',
      unit: (second ?? first)?.unit ?? '',
      first: presentMeasured(first),
      second: presentMeasured(second),
      changePercent: rerunChange(first?.numeric ?? null, second?.numeric ?? null),
    }));
}

function presentRow(ctx: Ctx, catalogue: LabCatalogue, row: Row): RerunRow {
  const test = catalogue.tests.get(row.test_id);
  const department = catalogue.departments.get(test?.departmentId ?? '');
  if (test === undefined || department === undefined) throw new Error(`Test ${row.test_id} runs nowhere`);
  const order = test.parameters.map(({ parameter }) => parameter.parameterId);
  return {
    rerunId: row.rerun_id,
    billId: row.bill_id,
    billTestId: row.bill_test_id,
    version: row.version,
    labNo: row.lab_no,
    patient: presentPatientBrief(ctx, row),
    test: { testId: test.testId, code: test.code, name: test.name },
    department: { departmentId: department.departmentId, code: department.code, name: department.name },
    barcode: row.barcode,
    status: row.status,
    reason: row.reason,
    requestedBy: row.requested_by,
    requestedAt: row.requested_at.toISOString(),
    values: presentValues(catalogue, row, order),
    isMeasured: row.state !== 'rerun' && row.values.some(({ second }) => second !== null),
    can: permittedActions(ctx.caller, billTest, row.state),
  };
}

/** Reruns of which no value is chosen yet, the one that was asked for first at the top. */
export const listRerunsOf = serve(rerunEndpoints.listReruns, async (ctx, { cursor, limit = 50 }) => {
  const after = decodeCursor(cursor);
  const further =
    after === null
      ? sql`true`
      : sql`(r.requested_at, r.rerun_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const values = rerunValuesOf({
    lId: sql`r.l_id`,
    billTestId: sql`r.bill_test_id`,
    requestedAt: sql`r.requested_at`,
  });
  const { rows } = await sql<Row>`
    select r.rerun_id, t.bill_id, r.bill_test_id, t.test_id, t.version, t.state, b.lab_no, s.barcode, r.status, r.reason,
      u.name as requested_by, r.requested_at, r.requested_at::text as requested_exactly, ${patientBriefColumns},
      coalesce((select json_agg(f) from (${values}) f), '[]') as values
    from rerun r
    join bill_test t on t.l_id = r.l_id and t.bill_test_id = r.bill_test_id and t.state <> ${CANCELED}
    join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join login_user u on u.user_id = r.requested_by
    left join sample s on s.l_id = t.l_id and s.sample_id = t.sample_id
    where r.l_id = ${ctx.lId} and r.status <> ${DONE} and ${billInScope(ctx.caller)}
      and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))} and ${further}
    order by r.requested_at, r.rerun_id limit ${limit + 1}`.execute(ctx.db);
  const catalogue = await catalogueOf(ctx);
  return toPage({
    rows,
    limit,
    key: (row) => [row.requested_exactly, row.rerun_id],
    present: (row) => presentRow(ctx, catalogue, row),
  });
});
