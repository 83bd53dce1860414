import type {
  CaseThingView,
  CaseView,
  StageOfCase,
  StageRowView,
} from '@nidan/contract/lab/stages/case-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { STAGE_ACTIONS } from '@nidan/domain/enumerations/stages';
import { reworkTargets } from '@nidan/domain/stages/stage-plan';
import { waitsFor } from '@nidan/domain/stages/stage-gate';
import { testStage } from '@nidan/domain/status-sets/lab/test-stage';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import type { CaseRow, ProgressRow, StagedCase, ThingRow } from './case.query.ts';
import { hasRoleOf } from './require-role.ts';

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

function presentStages({ plan, test }: StagedCase): StageOfCase[] {
  return plan.map((stage) => ({
    index: stage.index,
    name: stage.name,
    level: stage.level,
    role: stage.role,
    hours: stage.hours,
    hasBarcode: stage.hasBarcode,
    isOptional: stage.isOptional,
    inputs: stage.inputs.map((input) => ({ ...input, choices: [...input.choices] })),
    asks: test.parameters
      .filter(({ parameter }) => test.stages[stage.index]?.parameterIds.includes(parameter.parameterId))
      .map(({ parameter: { code, name }, mandatory }) => ({ code, name, mandatory })),
    targets: reworkTargets(plan, stage).map(({ index }) => index),
    rework: stage.rework,
  }));
}

function presentThing(thing: ThingRow): CaseThingView {
  return {
    thingId: thing.thing_id,
    kind: thing.kind,
    parentId: thing.parent_id,
    label: thing.label,
    barcode: thing.barcode,
    description: thing.description,
    site: thing.site,
    laterality: thing.laterality,
    receivedAs: thing.received_as,
    removedAt: instant(thing.removed_at),
    fixedAt: instant(thing.fixed_at),
    fixationEndedAt: instant(thing.fixation_ended_at),
    stain: thing.stain,
    madeOf: thing.made_of,
    why: thing.why,
    madeAt: thing.made_at.toISOString(),
    prints: thing.prints,
    discardedAt: instant(thing.discarded_at),
    discardReason: thing.discard_reason,
    version: thing.version,
  };
}

function waitingText(found: StagedCase, row: ProgressRow): string | null {
  const { plan, state, things } = found;
  if (!row.is_current || row.state !== testStage.codes.NOT_STARTED) return null;
  const waiting = waitsFor(plan, state, { stage: row.stage_index, thingId: row.thing_id });
  if (waiting === null) return null;
  const label = things.find((thing) => thing.thing_id === waiting.thingId)?.label;
  const stage = plan[waiting.stage]?.name ?? '';
  return label === undefined ? stage : `${stage} of ${label}`;
}

function actionsOf(ctx: Ctx, found: StagedCase, row: ProgressRow): string[] {
  const stage = found.plan[row.stage_index];
  const isGone = found.things.some((thing) => thing.thing_id === row.thing_id && thing.discarded_at !== null);
  const mayUpdate = ((ctx.caller.rights['results'] ?? 0) & PERMISSION.update) !== 0;
  if (stage === undefined || isGone || !row.is_current || !mayUpdate || !hasRoleOf(ctx, stage)) return [];
  const possible: readonly string[] = testStage.possible(testStage.stateOf(row.state));
  return STAGE_ACTIONS.filter((action) => possible.includes(action));
}

function presentRow(ctx: Ctx, found: StagedCase, row: ProgressRow): StageRowView {
  const state = testStage.stateOf(row.state);
  return {
    stageProgressId: row.stage_progress_id,
    stage: row.stage_index,
    thingId: row.thing_id,
    attempt: row.attempt,
    isCurrent: row.is_current,
    state,
    stateLabel: testStage.labelOf(state),
    readyAt: instant(row.ready_at),
    dueAt: instant(row.due_at),
    startedAt: instant(row.started_at),
    startedBy: row.started_name,
    completedAt: instant(row.completed_at),
    completedBy: row.completed_name,
    rejectedAt: instant(row.rejected_at),
    rejectedBy: row.rejected_name,
    reason: row.reason,
    reworkIndex: row.rework_index,
    inputs: { ...row.inputs },
    waitsFor: waitingText(found, row),
    can: actionsOf(ctx, found, row),
    version: row.version,
  };
}

/** What every view of a case says of it. */
export function presentCaseHead(
  ctx: Ctx,
  row: CaseRow,
  test: { readonly code: string; readonly name: string },
) {
  return {
    billTestId: row.bill_test_id,
    billId: row.bill_id,
    labNo: row.lab_no,
    patient: presentPatientBrief(ctx, row),
    test: { testId: row.test_id, code: test.code, name: test.name },
    caseNo: row.case_no,
    kind: row.kind,
    isFrozen: row.is_frozen,
    openedAt: row.opened_at.toISOString(),
    completedAt: instant(row.completed_at),
    dueAt: row.due_at.toISOString(),
    tatHours: row.tat_hours,
  };
}

/** A case as its screens show it. */
export function presentCase(ctx: Ctx, found: StagedCase): CaseView {
  return {
    ...presentCaseHead(ctx, found.row, found.test),
    version: found.row.version,
    stages: presentStages(found),
    things: found.things.map(presentThing),
    rows: found.rows.map((row) => presentRow(ctx, found, row)),
  };
}
