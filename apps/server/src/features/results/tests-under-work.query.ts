import type { ResultValue } from '@nidan/contract/results/result-value';
import type { Flag } from '@nidan/domain/results/flag';
import type { BillTestState } from '@nidan/domain/status-sets/bill-test';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { CANCELED } from '../billing/bill-test-codes.ts';
import { catalogueOf } from '../catalog/catalog-cache.ts';
import type { LabDepartment, LabTest } from '../catalog/lab-catalogue.ts';
import { readCurrentResults } from './current-results.query.ts';

/** The current version of a value. */
export interface StoredResult {
  readonly parameterId: string;
  readonly version: number;
  readonly raw: string | null;
  readonly value: string | null;
  readonly numeric: number | null;
  readonly unit: string;
  readonly flag: Flag | '';
  readonly rangeId: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly text: string | null;
  readonly critical: boolean;
  readonly method: string;
  readonly formula: string | null;
  readonly blankReason: string | null;
  readonly source: ResultValue['source'];
  readonly enteredById: string;
  readonly enteredBy: string;
  readonly enteredAt: Date;
}

export interface StoredCall {
  readonly parameterId: string;
  readonly value: string;
  readonly receiver: string;
  readonly readBack: string;
  readonly calledBy: string;
  readonly calledAt: string;
}

export interface StoredRerun {
  readonly status: number;
  readonly reason: string;
  readonly requestedBy: string;
  readonly requestedAt: string;
}

/** A live test of a bill with what was measured so far. */
export interface TestUnderWork {
  readonly billTestId: string;
  readonly name: string;
  readonly test: LabTest;
  readonly lineTestId: string;
  readonly lineId: string;
  readonly state: BillTestState;
  readonly stateBeforeHold: BillTestState | null;
  readonly version: number;
  readonly dueAt: Date;
  readonly tatHours: number;
  readonly worstFlag: Flag | '';
  readonly printOrder: number;
  readonly enforceDeptAccession: boolean;
  readonly barcode: string | null;
  readonly collectedAt: Date | null;
  readonly accessionedAt: Date | null;
  readonly deptAccessionedAt: Date | null;
  readonly note: string;
  readonly completedById: string | null;
  readonly completedBy: string | null;
  readonly completedAt: Date | null;
  readonly checkedBy: string | null;
  readonly checkedAt: Date | null;
  readonly results: ReadonlyMap<string, StoredResult>;
  /** Latest first. */
  readonly calls: readonly StoredCall[];
  readonly rerun: StoredRerun | null;
}

interface Row {
  readonly bill_test_id: string;
  readonly test_id: string;
  readonly line_id: string;
  readonly line_test_id: string;
  readonly state: BillTestState;
  readonly state_before_hold: BillTestState | null;
  readonly version: number;
  readonly due_at: Date;
  readonly tat_hours: number;
  readonly worst_flag: Flag | '';
  readonly barcode: string | null;
  readonly collected_at: Date | null;
  readonly accessioned_at: Date | null;
  readonly dept_accessioned_at: Date | null;
  readonly note: string | null;
  readonly completed_by: string | null;
  readonly completed_name: string | null;
  readonly completed_at: Date | null;
  readonly checked_name: string | null;
  readonly checked_at: Date | null;
  readonly calls: readonly StoredCall[] | null;
  readonly rerun: StoredRerun | null;
}

const calls = sql.raw(`(
  select json_agg(json_build_object('parameterId', c.parameter_id, 'value', c.value, 'receiver', c.receiver,
      'readBack', c.read_back, 'calledBy', u.name, 'calledAt', c.called_at) order by c.called_at desc)
  from critical_call c join login_user u on u.user_id = c.called_by
  where c.l_id = bt.l_id and c.bill_test_id = bt.bill_test_id)`);

const lastRerun = sql.raw(`(
  select json_build_object('status', r.status, 'reason', r.reason, 'requestedBy', u.name, 'requestedAt', r.requested_at)
  from rerun r join login_user u on u.user_id = r.requested_by
  where r.l_id = bt.l_id and r.bill_test_id = bt.bill_test_id
  order by r.requested_at desc limit 1)`);

interface Found {
  readonly row: Row;
  readonly test: LabTest;
  readonly department: LabDepartment | undefined;
  readonly results: TestUnderWork['results'];
}

function fromRow({ row, test, department, results }: Found): TestUnderWork {
  return {
    billTestId: row.bill_test_id,
    name: test.name,
    test,
    printOrder: department?.printOrder ?? 0,
    enforceDeptAccession: department?.enforceDeptAccession ?? false,
    lineTestId: row.line_test_id,
    lineId: row.line_id,
    state: row.state,
    stateBeforeHold: row.state_before_hold,
    version: row.version,
    dueAt: row.due_at,
    tatHours: row.tat_hours,
    worstFlag: row.worst_flag,
    barcode: row.barcode,
    collectedAt: row.collected_at,
    accessionedAt: row.accessioned_at,
    deptAccessionedAt: row.dept_accessioned_at,
    note: row.note ?? '',
    completedById: row.completed_by,
    completedBy: row.completed_name,
    completedAt: row.completed_at,
    checkedBy: row.checked_name,
    checkedAt: row.checked_at,
    results,
    calls: row.calls ?? [],
    rerun: row.rerun,
  };
}

async function readRows(ctx: Ctx, billId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select bt.bill_test_id, bt.test_id, bt.line_id, line.test_id as line_test_id, bt.state, bt.state_before_hold,
      bt.version, bt.due_at, bt.tat_hours, bt.worst_flag, s.barcode, s.collected_at, s.accessioned_at,
      s.dept_accessioned_at, n.note, bt.completed_by, done.name as completed_name, bt.completed_at,
      checker.name as checked_name, bt.checked_at,
      ${calls} as calls, ${lastRerun} as rerun
    from bill_test bt
    join bill_line line on line.l_id = bt.l_id and line.line_id = bt.line_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    left join test_note n on n.l_id = bt.l_id and n.bill_test_id = bt.bill_test_id
    left join login_user done on done.user_id = bt.completed_by
    left join login_user checker on checker.user_id = bt.checked_by
    where bt.l_id = ${ctx.lId} and bt.bill_id = ${billId} and bt.state <> ${CANCELED}
    order by bt.bill_test_id`.execute(ctx.db);
  return rows;
}

const noResults: TestUnderWork['results'] = new Map();

/** The live tests of a bill in the order of the report: by department, then as they were ordered. */
export async function readTestsUnderWork(ctx: Ctx, billId: string): Promise<TestUnderWork[]> {
  const [{ tests, departments }, rows, resultsOf] = await Promise.all([
    catalogueOf(ctx),
    readRows(ctx, billId),
    readCurrentResults(ctx, billId),
  ]);
  return rows
    .map((row) => {
      const test = tests.get(row.test_id);
      if (test === undefined)
        throw new Error(`Bill test ${row.bill_test_id} is of a test that the lab lacks`);
      const department = departments.get(test.departmentId ?? '');
      return fromRow({ row, test, department, results: resultsOf.get(row.bill_test_id) ?? noResults });
    })
    .toSorted((a, b) => a.printOrder - b.printOrder);
}
