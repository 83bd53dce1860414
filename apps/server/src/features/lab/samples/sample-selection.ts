import type { BillPriority } from '@nidan/domain/enumerations/bills';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { LabCatalogue, LabDepartment, LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import { readLabCatalogue } from '../../catalogue/versions/lab-catalogue.query.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import type { PatientBriefRow } from '../../people/patients/present-patient-brief.ts';

export interface SampleRow extends PatientBriefRow {
  readonly sample_id: string;
  readonly barcode: string;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly tube_no: number;
  readonly status: number;
  readonly type_code: string;
  readonly type_name: string;
  readonly cap_colour: string;
  readonly volume_ml: number;
  readonly draw_order: number;
  readonly department_id: string;
  readonly department_name: string;
  readonly tests: readonly {
    billTestId: string;
    code: string;
    name: string;
    isUnconsented: boolean;
    refuseIf: string;
    state: BillTestState;
    isAccessioned: boolean;
    enforceDeptAccession: boolean;
    /** For how many hours from the draw its specimen keeps. */
    hours: number;
  }[];
  readonly priority: BillPriority;
  readonly fasting_hours: number | null;
  readonly registered_at: Date;
  readonly created_at: Date;
  readonly collected_at: Date | null;
  readonly accessioned_at: Date | null;
  readonly dept_accessioned_at: Date | null;
  readonly collected_by: string | null;
  readonly accessioned_by: string | null;
  readonly dept_accessioned_by: string | null;
  readonly reject_reason: string | null;
  readonly parent_barcode: string | null;
  readonly is_aliquot: boolean;
  readonly volume_ul: number | null;
  readonly labels_printed: number;
  readonly place: string;
  readonly version: number;
}

/** A live test with the tube that it is run from. */
export type TestOfTube = SampleRow['tests'][number] & { readonly sampleId: string };

/** A test on a tube as it is stored. */
type StoredTest = readonly [
  billTestId: string,
  testId: string,
  departmentId: string,
  state: BillTestState,
  isAccessioned: boolean,
];

/** What of a tube is not in the catalogue. */
interface StoredRow extends Omit<
  SampleRow,
  | 'type_code'
  | 'type_name'
  | 'cap_colour'
  | 'volume_ml'
  | 'draw_order'
  | 'department_name'
  | 'parent_barcode'
  | 'tests'
> {
  readonly sample_type_id: string;
  readonly parent_sample_id: string | null;
  readonly tests: readonly StoredTest[] | null;
}

/** `select … from sample s` with the bill, the patient and the tests; `rest` adds conditions and order. */
function selectSamples(rest: RawBuilder<unknown>): RawBuilder<StoredRow> {
  return sql<StoredRow>`
    select s.sample_id, s.barcode, s.bill_id, b.lab_no, s.tube_no, s.status, s.department_id, s.sample_type_id,
      b.priority, b.fasting_hours, b.created_at as registered_at, s.created_at,
      s.collected_at, s.accessioned_at, s.dept_accessioned_at, s.collected_by, s.accessioned_by, s.dept_accessioned_by,
      s.reject_reason, s.labels_printed, s.version, s.parent_sample_id, s.is_aliquot, s.volume_ul, place.name as place, ${patientBriefColumns}, (
        select json_agg(json_build_array(bt.bill_test_id, bt.test_id, bt.department_id, bt.state, bt.is_accessioned)
          order by bt.bill_test_id)
        from bill_test bt
        where bt.l_id = s.l_id and bt.sample_id = s.sample_id and bt.state <> ${CANCELED}) as tests
    from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join location place on place.l_id = b.l_id and place.location_id = b.location_id
    ${rest}`;
}

/** Barcodes of the rejected tubes that others take the place of, by id. */
async function parentBarcodes(ctx: Ctx, rows: readonly StoredRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap((row) => row.parent_sample_id ?? []);
  if (ids.length === 0) return new Map();
  const { rows: parents } = await sql<{ sample_id: string; barcode: string }>`
    select sample_id, barcode from sample where l_id = ${ctx.lId} and sample_id = any(${ids})`.execute(
    ctx.db,
  );
  return new Map(parents.map(({ sample_id, barcode }) => [sample_id, barcode]));
}

/** Those of these bills whose person has given a consent that stands. */
async function consentedBills(ctx: Ctx, billIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (billIds.length === 0) return new Set();
  const { rows } = await sql<{ bill_id: string }>`
    select distinct bill_id from bill_consent
    where l_id = ${ctx.lId} and bill_id = any(${[...billIds]}) and withdrawn_at is null`.execute(ctx.db);
  return new Set(rows.map(({ bill_id }) => bill_id));
}

function departmentOf({ departments }: LabCatalogue, departmentId: string): LabDepartment {
  const department = departments.get(departmentId);
  if (department === undefined) throw new Error(`The lab has no department ${departmentId}`);
  return department;
}

function testOf({ tests }: LabCatalogue, testId: string): LabTest {
  const test = tests.get(testId);
  if (test === undefined) throw new Error(`A tube is drawn for test ${testId}, which the lab lacks`);
  return test;
}

/** A tube may be drawn for what came into the catalogue after this request began: then the newest one is asked. */
function isKnown(
  { tests, sampleTypes, departments }: LabCatalogue,
  { sample_type_id, department_id, tests: drawn }: StoredRow,
): boolean {
  return (
    sampleTypes.has(sample_type_id) &&
    departments.has(department_id) &&
    (drawn ?? []).every(([, testId, departmentId]) => tests.has(testId) && departments.has(departmentId))
  );
}

/**
 * The tubes that `rest` chooses from `sample s` and its bill `b`, in its order. Names come from the catalogue, and what few tubes have,
 * a consent and a tube before them, is read for those alone: each table more costs a list of tubes more than its rows do.
 */
export async function readSampleSelection(ctx: Ctx, rest: RawBuilder<unknown>): Promise<SampleRow[]> {
  const [current, { rows }] = await Promise.all([catalogueOf(ctx), selectSamples(rest).execute(ctx.db)]);
  const catalogue = rows.every((row) => isKnown(current, row)) ? current : await readLabCatalogue(ctx);
  const asking = rows.filter(({ tests }) => tests?.some(([, id]) => testOf(catalogue, id).consentNeeded));
  const [parents, consented] = await Promise.all([
    parentBarcodes(ctx, rows),
    consentedBills(
      ctx,
      asking.map(({ bill_id }) => bill_id),
    ),
  ]);
  return rows.map(({ sample_type_id, parent_sample_id, tests, ...row }) => {
    const type = catalogue.sampleTypes.get(sample_type_id);
    if (type === undefined) throw new Error(`Tube ${row.barcode} is of no sample type of the lab`);
    return {
      ...row,
      type_code: type.code,
      type_name: type.name,
      cap_colour: type.capColour,
      volume_ml: type.volumeMl,
      draw_order: type.drawOrder,
      department_name: departmentOf(catalogue, row.department_id).name,
      parent_barcode: parent_sample_id === null ? null : (parents.get(parent_sample_id) ?? null),
      tests: (tests ?? []).map(([billTestId, testId, departmentId, state, isAccessioned]) => {
        const { code, name, refuseIf, consentNeeded, stabilityHours } = testOf(catalogue, testId);
        const isUnconsented = consentNeeded && !consented.has(row.bill_id);
        const { enforceDeptAccession } = departmentOf(catalogue, departmentId);
        return {
          billTestId,
          code,
          name,
          refuseIf,
          isUnconsented,
          state,
          isAccessioned,
          enforceDeptAccession,
          hours: stabilityHours ?? type.stabilityHours,
        };
      }),
    };
  });
}

/** Rows of the tubes of these ids, whoever sees their bills. */
export async function readRowsOfTubes(ctx: Ctx, sampleIds: readonly string[]): Promise<SampleRow[]> {
  return readSampleSelection(ctx, sql`where s.l_id = ${ctx.lId} and s.sample_id = any(${[...sampleIds]})`);
}

/** The live tests that are run from tubes. */
export function testsOfTubes(rows: readonly SampleRow[]): TestOfTube[] {
  return rows.flatMap(({ sample_id: sampleId, tests }) => tests.map((test) => ({ ...test, sampleId })));
}
