import { type StepRefusal } from '../status-sets/define-status-set.ts';
import { testStage, type TestStageAction, type TestStageState } from '../status-sets/lab/test-stage.ts';
import { type CaseState, lineOf, type StageRow } from './case-tree.ts';
import { type NewId, settleStages } from './settle-stages.ts';
import { waitsFor, type Waiting } from './stage-gate.ts';
import { makingStage, type PlannedStage, reworkTargets, type StagePlan } from './stage-plan.ts';
import { STAGE_LEVELS } from './stage-rules.ts';

/** Why an action with a stage is refused. */
export type StageRefusal =
  | { readonly why: 'waits'; readonly for: Waiting }
  | { readonly why: 'step'; readonly refusal: StepRefusal<TestStageState, TestStageAction> }
  /** Another attempt took its place, or the thing is gone. */
  | { readonly why: 'replaced' }
  | { readonly why: 'noTarget'; readonly targets: readonly PlannedStage[] }
  /** It goes back to something of the level of the target: which one? */
  | { readonly why: 'noThing'; readonly target: PlannedStage };

export type StageOutcome =
  | {
      readonly ok: true;
      readonly state: CaseState;
      /** Slides that are lost, each to be cut anew. */
      readonly lost: readonly string[];
    }
  | { readonly ok: false; readonly refusal: StageRefusal };

interface Engine {
  readonly plan: StagePlan;
  readonly state: CaseState;
  readonly newId: NewId;
}

function refused(refusal: StageRefusal): StageOutcome {
  return { ok: false, refusal };
}

/** Takes a row one step on, when it counts and, but for a rejection, when what comes before it is done. */
function stepped(
  { plan, state }: Engine,
  rowId: string,
  action: 'start_stage' | 'save_stage_result' | 'complete_stage' | 'reject_stage',
): StageRow | StageRefusal {
  const row = state.rows.find((one) => one.rowId === rowId);
  const isGone = state.things.some(({ thingId, isGone: gone }) => gone && thingId === row?.thingId);
  if (row === undefined || !row.isCurrent || isGone) return { why: 'replaced' };
  const waiting = waitsFor(plan, state, row);
  const isBefore = row.state === 'NOT_STARTED' || action === 'complete_stage';
  if (isBefore && row.state !== 'COMPLETED' && waiting !== null) return { why: 'waits', for: waiting };
  const outcome = testStage.step(action, row.state);
  return outcome.ok ? { ...row, state: outcome.to } : { why: 'step', refusal: outcome.refusal };
}

function withRow(state: CaseState, row: StageRow): CaseState {
  return { ...state, rows: state.rows.map((one) => (one.rowId === row.rowId ? row : one)) };
}

/** Starts, saves or completes a stage of a thing; inputs and rights are looked at before (workflows "Test stage"). */
export function actOnStage(
  engine: Engine,
  rowId: string,
  action: 'start_stage' | 'save_stage_result' | 'complete_stage',
): StageOutcome {
  const row = stepped(engine, rowId, action);
  if ('why' in row) return refused(row);
  const { plan, newId } = engine;
  return { ok: true, state: settleStages(plan, withRow(engine.state, row), newId), lost: [] };
}

interface Rejection {
  readonly rowId: string;
  /** Index of the stage that it goes back to; null: as the stage says. */
  readonly target: number | null;
  /** Which thing, where the target is of a level below. */
  readonly thingId: string | null;
}

interface Rework {
  readonly row: StageRow;
  /** Id of the thing below it that goes back. */
  readonly named: string | null;
}

/** The thing that a rejected stage goes back to: itself, what it was made from, or the one that was named below it. */
function reworked(state: CaseState, target: PlannedStage, { row, named }: Rework) {
  if (target.level === 'case') return { thingId: null };
  const line = lineOf(state, row.thingId).find(({ kind }) => kind === target.level);
  if (line !== undefined) return { thingId: line.thingId };
  const below = lineOf(state, named);
  const [thing] = below;
  const isBelow = row.thingId === null || below.some(({ thingId }) => thingId === row.thingId);
  return thing === undefined || thing.isGone || thing.kind !== target.level || !isBelow
    ? null
    : { thingId: thing.thingId };
}

/** The slide that cannot be used any more: it went back to before it was cut, or to its cutting from a later stage. */
function lostSlide({ plan, state }: Engine, { stage, thingIds, target }: Way): string | null {
  const cutting = makingStage(plan, 'slide');
  const slide = state.things.find(({ kind, thingId }) => kind === 'slide' && thingIds.has(thingId));
  if (cutting === undefined || slide === undefined) return null;
  const isBefore = STAGE_LEVELS.indexOf(target.level) < STAGE_LEVELS.indexOf('slide');
  return isBefore || (target.index === cutting.index && stage !== cutting.index) ? slide.thingId : null;
}

/** From where to where a rejection goes. */
interface Way {
  readonly stage: number;
  readonly target: PlannedStage;
  /** The things between both, with what those were made from. */
  readonly thingIds: ReadonlySet<string>;
}

/** The rows without those that are not done any more: the target and what followed it, of these things and of the case. */
function withoutFollowed({ state }: Engine, row: StageRow, way: Way & { readonly lost: string | null }) {
  const { target, thingIds, lost } = way;
  return state.rows.map((one) => {
    const follows = one.stage === target.index || target.allAfter.has(one.stage);
    const isHit = one.rowId === row.rowId || one.state === 'COMPLETED' || one.state === 'REJECTED';
    const isOnWay = one.thingId === null ? isHit : thingIds.has(one.thingId) && one.thingId !== lost;
    return one.isCurrent && follows && isOnWay ? { ...one, isCurrent: false } : one;
  });
}

/**
 * Rejects a stage: its rework target is to be done again, and what followed it is not done any more. Other things of the
 * case keep what they have.
 */
export function rejectStage(engine: Engine, { rowId, target, thingId }: Rejection): StageOutcome {
  const { plan, newId } = engine;
  const row = stepped(engine, rowId, 'reject_stage');
  if ('why' in row) return refused(row);
  const from = plan[row.stage];
  if (from === undefined) return refused({ why: 'replaced' });
  const targets = reworkTargets(plan, from);
  const to = targets.find(({ index }) => index === (target ?? from.rework));
  if (to === undefined) return refused({ why: 'noTarget', targets });
  const back = reworked(engine.state, to, { row, named: thingId });
  if (back === null) return refused({ why: 'noThing', target: to });
  const ids = [row.thingId, back.thingId].flatMap((id) => lineOf(engine.state, id).map((one) => one.thingId));
  const way = { stage: row.stage, target: to, thingIds: new Set(ids) };
  const lost = lostSlide(engine, way);
  const at = { ...engine, state: withRow(engine.state, row) };
  const rows = withoutFollowed(at, row, { ...way, lost });
  const things = engine.state.things.map((one) => (one.thingId === lost ? { ...one, isGone: true } : one));
  return {
    ok: true,
    state: settleStages(plan, { things, rows }, newId),
    lost: lost === null ? [] : [lost],
  };
}
