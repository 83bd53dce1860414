import type { ResultValue } from '@nidan/contract/results/result-value';
import type { ReflexDecision } from '@nidan/domain/catalogue/reflex-rule';
import type { FetchedFormat } from '@nidan/domain/reports/report-format';
import type { Flag } from '@nidan/domain/results/flag';
import type { BillTestState } from '@nidan/domain/status-sets/bill-test';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { CANCELED } from '../billing/bill-test-codes.ts';
import { catalogueOf } from '../catalog/catalog-cache.ts';
import { machineAt, testAtLocation } from '../catalog/test-at-location.ts';
import { type TestInVersion, testsInVersions } from '../catalog/tests-in-versions.ts';
import type { LabCatalogue, LabDepartment, LabTest } from '../catalog/lab-catalogue.ts';
import { readCurrentResults } from './current-results.query.ts';

/** A file that is a value. */
export interface StoredFile {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly pages: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** The current version of a value. */
export interface StoredResult {
  readonly parameterId: string;
  readonly version: number;
  readonly raw: string | null;
  readonly value: string | null;
  /** Null for what is no attachment. */
  readonly file: StoredFile | null;
  readonly numeric: number | null;
  readonly unit: string;
  readonly flag: Flag | '';
  readonly rangeId: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly text: string | null;
  /** Why it was that interval; null for the general one. */
  readonly basis: string | null;
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

/** What became of a test that a value called for. */
export interface StoredReflex {
  /** What was called for. */
  readonly testId: string;
  readonly parameterId: string;
  readonly value: string;
  readonly decision: ReflexDecision;
}

/** A live test of a bill with what was measured so far. */
export interface TestUnderWork {
  readonly billTestId: string;
  readonly name: string;
  /** In the version that the bill was made with, as it is run for the location of the bill. */
  readonly test: LabTest;
  /** The machine on which that location runs it; null where it names none. */
  readonly machine: string | null;
  /** What the line of the bill asks for, in the version that the bill was made with: the test itself, a profile or a package. */
  readonly ordered: LabTest;
  /** How it is laid out on the report, when it was given another format than that of its version. */
  readonly fetchedFormat: FetchedFormat | null;
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
  /** What is in the tube that it is measured from, of that sample type; null without a tube. */
  readonly specimen: { readonly sampleTypeId: string; readonly name: string } | null;
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
  /** The test whose value called for it by a reflex rule. */
  readonly reflexOf: string | null;
  readonly reflexes: readonly StoredReflex[];
}

interface Row {
  readonly bill_test_id: string;
  readonly test_id: string;
  readonly test_version: number;
  readonly location_id: string;
  readonly fetched_format: FetchedFormat | null;
  readonly line_id: string;
  readonly line_test_id: string;
  readonly line_test_version: number;
  readonly state: BillTestState;
  readonly state_before_hold: BillTestState | null;
  readonly version: number;
  readonly due_at: Date;
  readonly tat_hours: number;
  readonly worst_flag: Flag | '';
  readonly barcode: string | null;
  readonly sample_type_id: string | null;
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
  readonly reflex_of: string | null;
  readonly reflexes: readonly StoredReflex[] | null;
}

const calls = sql.raw(`(
  select json_agg(json_build_object('parameterId', c.parameter_id, 'value', c.value, 'receiver', c.receiver,
      'readBack', c.read_back, 'calledBy', u.name, 'calledAt', c.called_at) order by c.called_at desc)
  from critical_call c join login_user u on u.user_id = c.called_by
  where c.l_id = bt.l_id and c.bill_test_id = bt.bill_test_id)`);

const reflexes = sql.raw(`(
  select json_agg(json_build_object('testId', x.test_id, 'parameterId', x.parameter_id, 'value', x.value,
      'decision', x.decision))
  from reflex_decision x where x.l_id = bt.l_id and x.bill_test_id = bt.bill_test_id)`);

const lastRerun = sql.raw(`(
  select json_build_object('status', r.status, 'reason', r.reason, 'requestedBy', u.name, 'requestedAt', r.requested_at)
  from rerun r join login_user u on u.user_id = r.requested_by
  where r.l_id = bt.l_id and r.bill_test_id = bt.bill_test_id
  order by r.requested_at desc limit 1)`);

interface Found {
  readonly row: Row;
  readonly test: LabTest;
  readonly machine: string | null;
  readonly ordered: LabTest;
  readonly department: LabDepartment | undefined;
  readonly specimen: TestUnderWork['specimen'];
  readonly results: TestUnderWork['results'];
}

function fromRow({ row, test, machine, ordered, department, specimen, results }: Found): TestUnderWork {
  return {
    billTestId: row.bill_test_id,
    name: test.name,
    test,
    machine,
    printOrder: department?.printOrder ?? 0,
    enforceDeptAccession: department?.enforceDeptAccession ?? false,
    ordered,
    fetchedFormat: row.fetched_format,
    lineId: row.line_id,
    state: row.state,
    stateBeforeHold: row.state_before_hold,
    version: row.version,
    dueAt: row.due_at,
    tatHours: row.tat_hours,
    worstFlag: row.worst_flag,
    barcode: row.barcode,
    specimen,
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
    reflexOf: row.reflex_of,
    reflexes: row.reflexes ?? [],
  };
}

async function readRows(ctx: Ctx, billId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select bt.bill_test_id, bt.test_id, bt.test_version, b.location_id, bt.fetched_format, bt.line_id, line.test_id as line_test_id,
      line.test_version as line_test_version, bt.state, bt.state_before_hold, bt.version, bt.due_at, bt.tat_hours, bt.worst_flag, s.barcode, s.sample_type_id, s.collected_at, s.accessioned_at,
      s.dept_accessioned_at, n.note, bt.completed_by, done.name as completed_name, bt.completed_at,
      checker.name as checked_name, bt.checked_at,
      ${calls} as calls, ${lastRerun} as rerun, line.reflex_of, ${reflexes} as reflexes
    from bill_test bt
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    join bill_line line on line.l_id = bt.l_id and line.line_id = bt.line_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    left join test_note n on n.l_id = bt.l_id and n.bill_test_id = bt.bill_test_id
    left join login_user done on done.user_id = bt.completed_by
    left join login_user checker on checker.user_id = bt.checked_by
    where bt.l_id = ${ctx.lId} and bt.bill_id = ${billId} and bt.state <> ${CANCELED}
    order by bt.bill_test_id`.execute(ctx.db);
  return rows;
}

function testOfRow({ test_id: testId, test_version: version }: Row): TestInVersion {
  return { testId, version };
}

function orderedOfRow({ line_test_id: testId, line_test_version: version }: Row): TestInVersion {
  return { testId, version };
}

function specimenOfRow(
  { sampleTypes }: LabCatalogue,
  { sample_type_id: id }: Row,
): TestUnderWork['specimen'] {
  const type = id === null ? undefined : sampleTypes.get(id);
  return type === undefined ? null : { sampleTypeId: type.sampleTypeId, name: type.specimen };
}

const noResults: TestUnderWork['results'] = new Map();

/** The live tests of a bill in the order of the report: by department, then as they were ordered. */
export async function readTestsUnderWork(ctx: Ctx, billId: string): Promise<TestUnderWork[]> {
  const [catalogue, rows, resultsOf] = await Promise.all([
    catalogueOf(ctx),
    readRows(ctx, billId),
    readCurrentResults(ctx, billId),
  ]);
  const inVersion = await testsInVersions(
    ctx,
    rows.flatMap((row) => [testOfRow(row), orderedOfRow(row)]),
  );
  return rows
    .map((row) => {
      const found = inVersion(testOfRow(row));
      const test = testAtLocation(catalogue, found, row.location_id);
      const machine = machineAt(catalogue, found, row.location_id);
      const ordered = inVersion(orderedOfRow(row));
      const department = catalogue.departments.get(test.departmentId ?? '');
      const results = resultsOf.get(row.bill_test_id) ?? noResults;
      const specimen = specimenOfRow(catalogue, row);
      return fromRow({ row, test, machine, ordered, department, specimen, results });
    })
    .toSorted((a, b) => a.printOrder - b.printOrder);
}
