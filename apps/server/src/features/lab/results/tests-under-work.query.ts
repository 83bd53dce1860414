import type { StoredResult } from './stored-result.ts';
import type { FetchedFormat } from '@nidan/domain/reports/report-format';
import type { FormerGroup } from '@nidan/domain/results/blood-group';
import type { Flag } from '@nidan/domain/results/flag';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { MACHINE_CONDITIONS, takesWork } from '@nidan/domain/machines/machine-step';
import { machineAt, machinesFor, testAtLocation } from '../../catalogue/tests/test-at-location.ts';
import { type TestInVersion, testsInVersions } from '../../catalogue/tests/tests-in-versions.ts';
import type {
  LabCatalogue,
  LabDepartment,
  LabMachine,
  LabParameter,
  LabTest,
} from '../../catalogue/versions/lab-catalogue.ts';
import { formerGroupsOf } from './groups/former-groups-of-tests.ts';
import { readCurrentResults } from './current-results.query.ts';
import { readRemarks, type RemarksOfTest } from './remarks.query.ts';

/** A live test of a bill with what was measured so far. */
export interface TestUnderWork extends RemarksOfTest {
  readonly billTestId: string;
  readonly name: string;
  /** In the version that the bill was made with, as it is run for the location of the bill. */
  readonly test: LabTest;
  /** The machine on which that location runs it; null where it names none. */
  readonly machine: string | null;
  /** The machines that may measure a parameter of it for that location; empty where nothing says so. */
  readonly machinesOf: (parameter: LabParameter) => readonly LabMachine[];
  /** What the line of the bill asks for, in the version that the bill was made with: the test itself, a profile or a package. */
  readonly ordered: LabTest;
  /** How it is laid out on the report, when it was given another format than that of its version. */
  readonly fetchedFormat: FetchedFormat | null;
  readonly lineId: string;
  /** Place of the line on the bill. */
  readonly linePosition: number;
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
  readonly completedById: string | null;
  readonly completedBy: string | null;
  readonly completedAt: Date | null;
  readonly checkedById: string | null;
  readonly checkedBy: string | null;
  readonly checkedAt: Date | null;
  readonly results: ReadonlyMap<string, StoredResult>;
  /** The last checked blood groups of the person from other bills, by parameter, for the groups that the test has. */
  readonly formerGroups: ReadonlyMap<string, FormerGroup>;
  /** The test whose value called for it by a reflex rule. */
  readonly reflexOf: string | null;
  /** It is done in stages, and its case is not complete. */
  readonly hasOpenStages: boolean;
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
  readonly position: number;
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
  readonly completed_by: string | null;
  readonly completed_name: string | null;
  readonly completed_at: Date | null;
  readonly checked_by: string | null;
  readonly checked_name: string | null;
  readonly checked_at: Date | null;
  readonly reflex_of: string | null;
  readonly has_open_stages: boolean;
  readonly idle_machines: readonly string[];
}

interface Found {
  readonly row: Row;
  readonly test: LabTest;
  readonly machine: string | null;
  readonly machinesOf: TestUnderWork['machinesOf'];
  readonly ordered: LabTest;
  readonly department: LabDepartment | undefined;
  readonly specimen: TestUnderWork['specimen'];
  readonly results: TestUnderWork['results'];
  readonly formerGroups: TestUnderWork['formerGroups'];
  readonly remarks: RemarksOfTest;
}

function fromRow(found: Found): TestUnderWork {
  const { row, test, machine, machinesOf, ordered, department, specimen, results, formerGroups, remarks } =
    found;
  return {
    billTestId: row.bill_test_id,
    name: test.name,
    test,
    machine,
    machinesOf,
    printOrder: department?.printOrder ?? 0,
    enforceDeptAccession: department?.enforceDeptAccession ?? false,
    ordered,
    fetchedFormat: row.fetched_format,
    lineId: row.line_id,
    linePosition: row.position,
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
    completedById: row.completed_by,
    completedBy: row.completed_name,
    completedAt: row.completed_at,
    checkedById: row.checked_by,
    checkedBy: row.checked_name,
    checkedAt: row.checked_at,
    results,
    formerGroups,
    reflexOf: row.reflex_of,
    hasOpenStages: row.has_open_stages,
    ...remarks,
  };
}

const IDLE = MACHINE_CONDITIONS.filter((condition) => !takesWork(condition));

async function readRows(ctx: Ctx, billId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select bt.bill_test_id, bt.test_id, bt.test_version, b.location_id, bt.fetched_format, bt.line_id, line.test_id as line_test_id,
      line.test_version as line_test_version, line.position, line.reflex_of, bt.state, bt.state_before_hold, bt.version, bt.due_at,
      bt.tat_hours, bt.worst_flag, s.barcode, s.sample_type_id, s.collected_at, s.accessioned_at, s.dept_accessioned_at,
      bt.completed_by, done.name as completed_name, bt.completed_at, bt.checked_by, checker.name as checked_name, bt.checked_at,
      array(select mc.machine_id from machine_condition mc where mc.l_id = ${ctx.lId} and mc.condition = any(${IDLE})) as idle_machines,
      exists (select from staged_case sc where sc.l_id = bt.l_id and sc.bill_test_id = bt.bill_test_id
        and sc.completed_at is null) as has_open_stages
    from bill_test bt
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    join bill_line line on line.l_id = bt.l_id and line.line_id = bt.line_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
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
  const [catalogue, rows, resultsOf, remarksOf] = await Promise.all([
    catalogueOf(ctx),
    readRows(ctx, billId),
    readCurrentResults(ctx, billId),
    readRemarks(ctx, billId),
  ]);
  const inVersion = await testsInVersions(
    ctx,
    rows.flatMap((row) => [testOfRow(row), orderedOfRow(row)]),
  );
  const groupsOf = await formerGroupsOf(
    ctx,
    billId,
    rows.map((row) => inVersion(testOfRow(row))),
  );
  return rows
    .map((row) => {
      const found = inVersion(testOfRow(row));
      const test = testAtLocation(catalogue, found, row.location_id);
      const machine = machineAt(catalogue, found, row.location_id);
      const machinesOf = (parameter: LabParameter) =>
        machinesFor(catalogue, { test: found, parameter, idle: row.idle_machines }, row.location_id);
      const ordered = inVersion(orderedOfRow(row));
      const department = catalogue.departments.get(test.departmentId ?? '');
      const results = resultsOf.get(row.bill_test_id) ?? noResults;
      const specimen = specimenOfRow(catalogue, row);
      const remarks = remarksOf(row.bill_test_id);
      const formerGroups = groupsOf(row.bill_test_id, test);
      return fromRow({
        row,
        test,
        machine,
        machinesOf,
        ordered,
        department,
        specimen,
        results,
        formerGroups,
        remarks,
      });
    })
    .toSorted((a, b) => a.printOrder - b.printOrder);
}
