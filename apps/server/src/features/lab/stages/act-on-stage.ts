import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as stageEndpoints from '@nidan/contract/lab/stages/stage-endpoints';
import { settleStages } from '@nidan/domain/stages/settle-stages';
import { actOnStage, rejectStage } from '@nidan/domain/stages/stage-action';
import { missingStageValues, stageValueFaults, withStageValues } from '@nidan/domain/stages/stage-inputs';
import type { PlannedStage } from '@nidan/domain/stages/stage-plan';
import { newId } from '../../../kernel/database/new-id.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { missingParameters } from '../results/complete-staged-test.ts';
import { placeName, type ProgressRow } from './case.query.ts';
import { finishStep, lockCase, type LockedCase } from './locked-case.ts';
import { plannedRecut } from './planned-things.ts';
import { allowedOrRefuse } from './refuse-stage.ts';
import { requireRoleOf } from './require-role.ts';
import { discardThings, insertThings } from './thing-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

const EVENT_OF = {
  start_stage: 'startStage',
  save_stage_result: 'saveStage',
  complete_stage: 'completeStage',
} as const;

interface Found {
  readonly row: ProgressRow;
  readonly stage: PlannedStage;
}

/** The row of a locked case, in the version that the caller saw, for who has the role of its stage. */
async function requireRow(
  ctx: Ctx,
  found: LockedCase,
  { stageProgressId, version }: { readonly stageProgressId: string; readonly version: number },
): Promise<Found> {
  const row = found.rows.find((one) => one.stage_progress_id === stageProgressId);
  const stage = found.plan[row?.stage_index ?? -1];
  if (row === undefined || stage === undefined) throw refuse('not-found');
  requireRoleOf(ctx, stage);
  const { billId } = found.bill;
  await expectVersion(ctx, { entityId: stageProgressId, billId, expected: version, found: row.version });
  return { row, stage };
}

/** What a stage is not completed without and does not have: fields of its own, and parameters that it asks for. */
function requireInputs(found: LockedCase, { row, stage }: Found, inputs: ProgressRow['inputs']): void {
  const asked = found.test.stages[stage.index]?.parameterIds ?? [];
  const missing = [...missingStageValues(stage.inputs, inputs), ...missingParameters(found.billTest, asked)];
  if (missing.length === 0) return;
  const thing = placeName(found, row.thing_id);
  throw refuse('stage-inputs-missing', { details: { stage: stage.name, thing, inputs: missing.join(', ') } });
}

/** Starts, saves or completes a stage of a thing. */
export const takeStage = serve(stageEndpoints.actOnStage, async (ctx, body) => {
  const { stageProgressId, action, inputs: typed = {} } = body;
  const found = await lockCase(ctx, { stageProgressId });
  const at = await requireRow(ctx, found, body);
  const { row, stage } = at;
  const faults = stageValueFaults(stage.inputs, typed);
  if (faults.length > 0) {
    const errors = faults.map((wrong) =>
      faultAt(`inputs.${wrong.name}`, 'of-field', { name: wrong.name, fault: wrong }),
    );
    throw refuse('invalid-input', { errors });
  }
  const inputs = withStageValues(row.inputs, typed);
  const engine = { plan: found.plan, state: found.state, newId };
  const place = { stage: stage.index, thingId: row.thing_id };
  const { state: after } = allowedOrRefuse(found, place, actOnStage(engine, stageProgressId, action));
  if (action === 'complete_stage') requireInputs(found, at, inputs);
  return finishStep(ctx, found, {
    after,
    acted: { rowId: stageProgressId, inputs },
    event: {
      action: EVENT_OF[action],
      parts: [stageProgressId],
      before: { stage: stage.name, thing: placeName(found, row.thing_id), inputs: row.inputs },
      after: { inputs },
    },
  });
});

/** Rejects a stage of a thing; a slide that is lost by it is cut anew. */
export const sendBackStage = serve(stageEndpoints.rejectStage, async (ctx, body) => {
  const { stageProgressId, target = null, thingId = null } = body;
  const reason = body.reason.trim();
  const found = await lockCase(ctx, { stageProgressId });
  const { row, stage } = await requireRow(ctx, found, body);
  const { plan, state } = found;
  const place = { stage: stage.index, thingId: row.thing_id };
  const outcome = rejectStage({ plan, state, newId }, { rowId: stageProgressId, target, thingId });
  const { state: rejected, lost } = allowedOrRefuse(found, place, outcome);
  await discardThings(ctx, lost, reason);
  const recuts = lost.flatMap((slide) => plannedRecut(found, slide) ?? []);
  await insertThings(ctx, recuts);
  const made = recuts.map(({ thingId: id, kind, parentId }) => ({
    thingId: id,
    kind,
    parentId,
    isGone: false,
  }));
  const after = settleStages(plan, { ...rejected, things: [...rejected.things, ...made] }, newId);
  const reworkIndex = target ?? stage.rework;
  return finishStep(ctx, found, {
    after,
    acted: { rowId: stageProgressId, reason, reworkIndex },
    event: {
      action: 'rejectStage',
      parts: [stageProgressId],
      before: { stage: stage.name, thing: placeName(found, row.thing_id) },
      after: { backTo: plan[reworkIndex]?.name ?? '', recuts: recuts.map(({ label }) => label) },
      reason,
    },
  });
});
