import {
  type CaseState,
  type Laterality,
  type SlideReason,
  type ThingKind,
} from '@nidan/domain/stages/case-tree';
import { type CaseKind, type StagePlan, stagePlanOf } from '@nidan/domain/stages/stage-plan';
import type { StageValues } from '@nidan/domain/stages/stage-inputs';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { testStage } from '@nidan/domain/status-sets/lab/test-stage';
import { sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { testsInVersions } from '../../catalogue/tests/tests-in-versions.ts';
import type { LabTest } from '../../catalogue/versions/lab-catalogue.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import type { PatientBriefRow } from '../../people/patients/present-patient-brief.ts';

export interface CaseRow extends PatientBriefRow {
  readonly bill_test_id: string;
  readonly bill_id: string;
  readonly kind: CaseKind;
  readonly case_no: string;
  readonly is_frozen: boolean;
  readonly opened_at: Date;
  readonly completed_at: Date | null;
  readonly version: number;
  readonly test_id: string;
  readonly test_version: number;
  readonly test_state: BillTestState;
  readonly due_at: Date;
  readonly tat_hours: number;
  readonly lab_no: string;
}

export interface ThingRow {
  readonly thing_id: string;
  readonly parent_id: string | null;
  readonly kind: ThingKind;
  readonly ordinal: number;
  readonly label: string;
  readonly barcode: string;
  readonly description: string;
  readonly sample_id: string | null;
  readonly site: string;
  readonly laterality: Laterality | null;
  readonly received_as: string;
  readonly removed_at: Date | null;
  readonly fixed_at: Date | null;
  readonly fixation_ended_at: Date | null;
  readonly stain: string;
  readonly made_of: string | null;
  readonly why: SlideReason;
  readonly made_at: Date;
  readonly prints: number;
  readonly discarded_at: Date | null;
  readonly discard_reason: string | null;
  readonly version: number;
}

export interface ProgressRow {
  readonly stage_progress_id: string;
  readonly stage_index: number;
  readonly thing_id: string | null;
  readonly attempt: number;
  readonly is_current: boolean;
  readonly state: number;
  readonly ready_at: Date | null;
  readonly due_at: Date | null;
  readonly started_at: Date | null;
  readonly started_by: string | null;
  readonly started_name: string | null;
  readonly completed_at: Date | null;
  readonly completed_name: string | null;
  readonly rejected_at: Date | null;
  readonly rejected_name: string | null;
  readonly reason: string | null;
  readonly rework_index: number | null;
  readonly inputs: StageValues;
  readonly version: number;
}

/** A case with everything that the engine and its view need. */
export interface StagedCase {
  readonly row: CaseRow;
  /** In the version that the bill was made with. */
  readonly test: LabTest;
  readonly plan: StagePlan;
  readonly things: readonly ThingRow[];
  readonly rows: readonly ProgressRow[];
  readonly state: CaseState;
}

/** Columns of a case `c` with its test `t`, bill `b` and patient `p`. */
export const caseColumns = sql`
  c.bill_test_id, c.bill_id, c.kind, c.case_no, c.is_frozen, c.opened_at, c.completed_at, c.version,
  t.test_id, t.test_version, t.state as test_state, t.due_at, t.tat_hours::float8 as tat_hours, b.lab_no, ${patientBriefColumns}`;

async function readThings({ db, lId }: Ctx, billTestId: string): Promise<ThingRow[]> {
  const { rows } = await sql<ThingRow>`
    select thing_id, parent_id, kind, ordinal, label, barcode, description, sample_id, site, laterality, received_as,
      removed_at, fixed_at, fixation_ended_at, stain, made_of, why, made_at, prints, discarded_at, discard_reason, version
    from case_thing where l_id = ${lId} and bill_test_id = ${billTestId}
    order by made_at, thing_id`.execute(db);
  return rows;
}

async function readProgress({ db, lId }: Ctx, billTestId: string): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    select g.stage_progress_id, g.stage_index, g.thing_id, g.attempt, g.is_current, g.state, g.ready_at, g.due_at,
      g.started_at, g.started_by, starter.name as started_name, g.completed_at, completer.name as completed_name,
      g.rejected_at, rejecter.name as rejected_name, g.reason, g.rework_index, g.inputs, g.version
    from stage_progress g
    left join login_user starter on starter.user_id = g.started_by
    left join login_user completer on completer.user_id = g.completed_by
    left join login_user rejecter on rejecter.user_id = g.rejected_by
    where g.l_id = ${lId} and g.bill_test_id = ${billTestId}
    order by g.stage_index, g.stage_progress_id`.execute(db);
  return rows;
}

function stateOf(things: readonly ThingRow[], rows: readonly ProgressRow[]): CaseState {
  return {
    things: things.map((thing) => ({
      thingId: thing.thing_id,
      kind: thing.kind,
      parentId: thing.parent_id,
      isGone: thing.discarded_at !== null,
    })),
    rows: rows.map((row) => ({
      rowId: row.stage_progress_id,
      stage: row.stage_index,
      thingId: row.thing_id,
      attempt: row.attempt,
      isCurrent: row.is_current,
      state: testStage.stateOf(row.state),
    })),
  };
}

/** The case of a bill test; null when it has none, or none that the caller sees. */
export async function readStagedCase(ctx: Ctx, billTestId: string): Promise<StagedCase | null> {
  const [{ rows: cases }, things, rows] = await Promise.all([
    sql<CaseRow>`
      select ${caseColumns} from staged_case c
      join bill_test t on t.l_id = c.l_id and t.bill_test_id = c.bill_test_id
      join bill b on b.l_id = c.l_id and b.bill_id = c.bill_id
      join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
      where c.l_id = ${ctx.lId} and c.bill_test_id = ${billTestId} and ${billInScope(ctx.caller)}
        and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))}`.execute(ctx.db),
    readThings(ctx, billTestId),
    readProgress(ctx, billTestId),
  ]);
  const [row] = cases;
  if (row === undefined) return null;
  const version = { testId: row.test_id, version: row.test_version };
  const test = (await testsInVersions(ctx, [version]))(version);
  return { row, test, plan: stagePlanOf(test.stages), things, rows, state: stateOf(things, rows) };
}

/** The case of a bill test that the caller sees; refused when there is none. */
export async function requireStagedCase(ctx: Ctx, billTestId: string): Promise<StagedCase> {
  const found = await readStagedCase(ctx, billTestId);
  if (found === null) throw refuse('not-found');
  return found;
}

/** The bill test of a stage row, a thing or a case number; null when there is none of it. */
export async function billTestOf(
  { db, lId }: Ctx,
  of: { readonly stageProgressId: string } | { readonly thingId: string },
): Promise<string | null> {
  const statement =
    'thingId' in of
      ? sql<{ bill_test_id: string }>`
          select bill_test_id from case_thing where l_id = ${lId} and thing_id = ${of.thingId}`
      : sql<{ bill_test_id: string }>`
          select bill_test_id from stage_progress where l_id = ${lId} and stage_progress_id = ${of.stageProgressId}`;
  const { rows } = await statement.execute(db);
  return rows[0]?.bill_test_id ?? null;
}

/** Name of a stage's place for people: 'S-26-000123 A1-2', or the number of the case. */
export function placeName(
  { row, things }: Pick<StagedCase, 'row' | 'things'>,
  thingId: string | null,
): string {
  const label = things.find((thing) => thing.thing_id === thingId)?.label;
  return label === undefined ? row.case_no : `${row.case_no} ${label}`;
}
