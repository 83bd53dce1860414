import { type CaseState, currentRow, lineOf, livingOf, livingUnder } from './case-tree.ts';
import { makingStage, type PlannedStage, type StagePlan } from './stage-plan.ts';
import { STAGE_LEVELS, type StageLevel } from './stage-rules.ts';

/** What a stage of a thing waits for: a stage by its index, and of which thing; null for the case. */
export interface Waiting {
  readonly stage: number;
  readonly thingId: string | null;
}

interface Place {
  readonly plan: StagePlan;
  readonly state: CaseState;
}

function depth(level: StageLevel): number {
  return STAGE_LEVELS.indexOf(level);
}

/** Whether a stage that is only done if needed is passed by: nobody has started it. */
export function isPassedBy({ plan, state }: Place, { stage, thingId }: Waiting): boolean {
  const row = currentRow(state, stage, thingId);
  return (
    plan[stage]?.isOptional === true &&
    (row === undefined || row.state === 'NOT_STARTED' || row.state === 'READY_TO_RUN')
  );
}

function isDone(place: Place, at: Waiting): boolean {
  return currentRow(place.state, at.stage, at.thingId)?.state === 'COMPLETED' || isPassedBy(place, at);
}

/** A predecessor of the same level or one above: of the thing itself or of what it was made from. */
function waitsAlongLine(place: Place, before: PlannedStage, thingId: string | null): Waiting | null {
  const { plan, state } = place;
  const owner =
    before.level === 'case'
      ? null
      : lineOf(state, thingId).find(({ kind }) => kind === before.level)?.thingId;
  // A slide that was made of its part has no block: what came before that stage counts.
  const at = owner === undefined ? null : { stage: before.index, thingId: owner };
  if (at !== null && !isPassedBy(place, at)) return isDone(place, at) ? null : at;
  return firstOf(before.before, (index) => {
    const earlier = plan[index];
    return earlier === undefined ? null : waitsAlongLine(place, earlier, thingId);
  });
}

/** A predecessor of a level below: everything that comes before it must be done for all that lives there, and there is something. */
function waitsForAllUnder(place: Place, before: PlannedStage, thingId: string | null): Waiting | null {
  const { plan, state } = place;
  const under = livingUnder(state, thingId);
  const stages = [...before.allBefore, before.index].toSorted((one, other) => one - other);
  const open = firstOf(stages, (index) => {
    const level = plan[index]?.level;
    const things = under.filter(({ kind }) => kind === level);
    const late = things.find((thing) => !isDone(place, { stage: index, thingId: thing.thingId }));
    return late === undefined ? null : { stage: index, thingId: late.thingId };
  });
  if (open !== null) return open;
  const bare = before.level === 'slide' ? blockWithoutSlide(state, under) : undefined;
  if (bare !== undefined) return { stage: before.index, thingId: bare };
  const isEmpty = !under.some(({ kind }) => kind === before.level);
  return isEmpty && !before.isOptional ? { stage: before.index, thingId } : null;
}

function blockWithoutSlide(state: CaseState, under: CaseState['things']): string | undefined {
  const cut = new Set(livingOf(state, 'slide').map(({ parentId }) => parentId));
  return under.find(({ kind, thingId }) => kind === 'block' && !cut.has(thingId))?.thingId;
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

/** What a stage of a thing waits for; null when all its predecessors are completed (workflows "Test stage"). */
export function waitsFor(plan: StagePlan, state: CaseState, at: Waiting): Waiting | null {
  const place = { plan, state };
  const stage = plan[at.stage];
  if (stage === undefined) return at;
  return firstOf(stage.before, (index) => {
    const before = plan[index];
    if (before === undefined) return null;
    return depth(before.level) > depth(stage.level)
      ? waitsForAllUnder(place, before, at.thingId)
      : waitsAlongLine(place, before, at.thingId);
  });
}

/** Whether everything is done: each stage of each living thing, and the last ones of something. */
export function isCaseDone(plan: StagePlan, state: CaseState): boolean {
  const place = { plan, state };
  return plan.every((stage) => {
    const things =
      stage.level === 'case' ? [null] : livingOf(state, stage.level).map(({ thingId }) => thingId);
    const needsOne = stage.allAfter.size === 0 && !stage.isOptional;
    return (
      (things.length > 0 || !needsOne) &&
      things.every((thingId) => isDone(place, { stage: stage.index, thingId }))
    );
  });
}

/** Why a thing cannot be made of a parent yet: the stage that has not begun; null when it can. */
export function waitsToBeMade(
  plan: StagePlan,
  state: CaseState,
  { kind, parentId }: { readonly kind: StageLevel; readonly parentId: string },
): Waiting | null {
  const making = makingStage(plan, kind);
  const parent = state.things.find(({ thingId }) => thingId === parentId);
  // The slides of a block are labelled before it is embedded; what is made of a part is made in its grossing.
  if (making === undefined || parent?.kind !== 'part') return null;
  return firstOf(plan.slice(0, making.index).toReversed(), ({ index, level }) => {
    if (!making.allBefore.has(index) || (level !== 'part' && level !== 'case')) return null;
    const at = { stage: index, thingId: level === 'part' ? parentId : null };
    const row = currentRow(state, at.stage, at.thingId);
    const hasBegun = row?.state === 'STARTED' || row?.state === 'COMPLETED';
    return hasBegun || isPassedBy({ plan, state }, at) ? null : at;
  });
}
