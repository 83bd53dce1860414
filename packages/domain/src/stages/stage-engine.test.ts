import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CaseState, type CaseThing, currentRow, lineOf, type StageRow } from './case-tree.ts';
import { settleStages } from './settle-stages.ts';
import { actOnStage, rejectStage, type StageOutcome } from './stage-action.ts';
import { isCaseDone, waitsToBeMade } from './stage-gate.ts';
import { stagePlanOf, type StagePlan } from './stage-plan.ts';

const histology = stagePlanOf([
  { name: 'Grossing', level: 'part' },
  { name: 'Decalcification', level: 'block', isOptional: true },
  { name: 'Processing', level: 'block' },
  { name: 'Embedding', level: 'block', rework: 'Processing' },
  { name: 'Microtomy', level: 'slide', rework: 'Embedding' },
  { name: 'Staining', level: 'slide', rework: 'Microtomy' },
  { name: 'Reporting', rework: 'Staining' },
  { name: 'Sign-out', rework: 'Reporting' },
]);
const [GROSSING, DECALCIFICATION, PROCESSING, EMBEDDING, MICROTOMY, STAINING, REPORTING, SIGN_OUT] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;

function counter(): () => string {
  let last = 0;
  return () => `id-${(last += 1)}`;
}

/** A case that is walked through by the names of its things. */
class Walk {
  readonly plan: StagePlan;
  readonly newId = counter();
  state: CaseState = { things: [], rows: [] };
  constructor(plan: StagePlan) {
    this.plan = plan;
    this.add('A', 'part', null);
  }
  add(thingId: string, kind: CaseThing['kind'], parentId: string | null): void {
    const thing = { thingId, kind, parentId, isGone: false };
    this.state = settleStages(
      this.plan,
      { ...this.state, things: [...this.state.things, thing] },
      this.newId,
    );
  }
  row(stage: number, thingId: string | null): StageRow {
    const row = currentRow(this.state, stage, thingId);
    if (row === undefined) throw new Error(`No row of ${thingId ?? 'the case'} in ${stage}`);
    return row;
  }
  take(outcome: StageOutcome): StageOutcome {
    if (outcome.ok) this.state = outcome.state;
    return outcome;
  }
  act(action: 'start_stage' | 'complete_stage', stage: number, thingId: string | null): StageOutcome {
    return this.take(actOnStage(this, this.row(stage, thingId).rowId, action));
  }
  do(stage: number, ...thingIds: (string | null)[]): void {
    for (const thingId of thingIds) {
      for (const action of ['start_stage', 'complete_stage'] as const) {
        if (!this.act(action, stage, thingId).ok) throw new Error(`Stage ${stage} was refused`);
      }
    }
  }
  reject(
    stage: number,
    thingId: string | null,
    to: { target: number | null; thingId?: string },
  ): StageOutcome {
    const { rowId } = this.row(stage, thingId);
    return this.take(rejectStage(this, { rowId, target: to.target, thingId: to.thingId ?? null }));
  }
}

/** A case with one block of two slides, all of them stained. */
function stained(): Walk {
  const walk = new Walk(histology);
  expect(walk.act('start_stage', GROSSING, 'A').ok).toBe(true);
  walk.add('A1', 'block', 'A');
  walk.add('A1-1', 'slide', 'A1');
  walk.add('A1-2', 'slide', 'A1');
  expect(walk.act('complete_stage', GROSSING, 'A').ok).toBe(true);
  walk.do(PROCESSING, 'A1');
  walk.do(EMBEDDING, 'A1');
  walk.do(MICROTOMY, 'A1-1', 'A1-2');
  walk.do(STAINING, 'A1-1');
  return walk;
}

it('a stage is ready when its predecessors are completed for the thing, and for all things of the case', () => {
  const walk = stained();
  expect(walk.row(STAINING, 'A1-2').state).toBe('READY_TO_RUN');
  expect(walk.row(REPORTING, null).state).toBe('NOT_STARTED');
  expect(walk.act('start_stage', REPORTING, null)).toEqual({
    ok: false,
    refusal: { why: 'waits', for: { stage: STAINING, thingId: 'A1-2' } },
  });
  walk.do(STAINING, 'A1-2');
  expect(walk.row(REPORTING, null).state).toBe('READY_TO_RUN');
});

it('the case is done with its last stage', () => {
  const walk = stained();
  walk.do(STAINING, 'A1-2');
  walk.do(REPORTING, null);
  expect(isCaseDone(histology, walk.state)).toBe(false);
  walk.do(SIGN_OUT, null);
  expect(isCaseDone(histology, walk.state)).toBe(true);
});

it('a stage is completed once', () => {
  const walk = stained();
  expect(walk.act('complete_stage', STAINING, 'A1-1')).toMatchObject({
    refusal: { why: 'step', refusal: { from: 'COMPLETED' } },
  });
});

it('a slide that is rejected after it was cut is lost, and the case waits for its recut', () => {
  const walk = stained();
  expect(walk.act('start_stage', STAINING, 'A1-2').ok).toBe(true);
  expect(walk.reject(STAINING, 'A1-2', { target: MICROTOMY })).toMatchObject({ ok: true, lost: ['A1-2'] });
  expect(walk.row(STAINING, 'A1-2').state).toBe('REJECTED');
  walk.add('A1-3', 'slide', 'A1');
  expect(walk.row(MICROTOMY, 'A1-3').state).toBe('READY_TO_RUN');
  walk.do(MICROTOMY, 'A1-3');
  expect(walk.row(REPORTING, null).state).toBe('NOT_STARTED');
  walk.do(STAINING, 'A1-3');
  expect(walk.row(REPORTING, null).state).toBe('READY_TO_RUN');
});

it('a rejected staining is done again on the same slide where it goes back to itself', () => {
  const walk = stained();
  walk.act('start_stage', STAINING, 'A1-2');
  expect(walk.reject(STAINING, 'A1-2', { target: STAINING })).toMatchObject({ ok: true, lost: [] });
  expect(walk.row(STAINING, 'A1-2')).toMatchObject({ attempt: 2, state: 'READY_TO_RUN' });
});

it('what followed the rework target is not done any more, and other slides keep what they have', () => {
  const walk = stained();
  walk.act('start_stage', STAINING, 'A1-2');
  walk.reject(STAINING, 'A1-2', { target: EMBEDDING });
  expect(walk.row(EMBEDDING, 'A1')).toMatchObject({ attempt: 2, state: 'READY_TO_RUN' });
  expect(walk.row(STAINING, 'A1-1').state).toBe('COMPLETED');
  walk.add('A1-3', 'slide', 'A1');
  expect(walk.row(MICROTOMY, 'A1-3').state).toBe('NOT_STARTED');
});

it('a rejection of the case names the slide that it goes back to', () => {
  const walk = stained();
  walk.do(STAINING, 'A1-2');
  walk.act('start_stage', REPORTING, null);
  expect(walk.reject(REPORTING, null, { target: STAINING })).toMatchObject({ refusal: { why: 'noThing' } });
  expect(walk.reject(REPORTING, null, { target: STAINING, thingId: 'A1-2' }).ok).toBe(true);
  expect(walk.row(REPORTING, null)).toMatchObject({ attempt: 2, state: 'NOT_STARTED' });
});

it('a stage goes back to itself or to what came before it, and to nothing else', () => {
  const walk = stained();
  walk.act('start_stage', STAINING, 'A1-2');
  expect(walk.reject(STAINING, 'A1-2', { target: REPORTING })).toMatchObject({
    refusal: { why: 'noTarget' },
  });
});

it('an optional stage is passed by until somebody starts it', () => {
  const walk = new Walk(histology);
  walk.act('start_stage', GROSSING, 'A');
  walk.add('A1', 'block', 'A');
  walk.act('complete_stage', GROSSING, 'A');
  expect(walk.row(PROCESSING, 'A1').state).toBe('READY_TO_RUN');
  walk.act('start_stage', DECALCIFICATION, 'A1');
  expect(walk.row(PROCESSING, 'A1').state).toBe('NOT_STARTED');
});

it('a block is made once its part is being grossed', () => {
  const walk = new Walk(histology);
  const block = { kind: 'block', parentId: 'A' } as const;
  expect(waitsToBeMade(histology, walk.state, block)).toEqual({ stage: GROSSING, thingId: 'A' });
  walk.act('start_stage', GROSSING, 'A');
  expect(waitsToBeMade(histology, walk.state, block)).toBeNull();
});

it('stages that say nothing follow each other on the case', () => {
  const walk = new Walk(stagePlanOf([{ name: 'Culture' }, { name: 'Reading' }]));
  expect(walk.row(1, null).state).toBe('NOT_STARTED');
  walk.do(0, null);
  walk.do(1, null);
  expect(isCaseDone(walk.plan, walk.state)).toBe(true);
});

/** What must hold before a stage of a thing runs, said again without the engine: for this fixed chain of stages. */
function mayRun({ things, rows }: CaseState, { stage, thingId }: StageRow): boolean {
  const isDone = (at: number, id: string | null): boolean =>
    rows.some((row) => row.isCurrent && row.stage === at && row.thingId === id && row.state === 'COMPLETED');
  const owner = (kind: string) => things.find(({ thingId: id }) => id === thingId && kind !== '')?.parentId;
  switch (stage) {
    case GROSSING:
      return true;
    case DECALCIFICATION:
    case PROCESSING:
      return isDone(GROSSING, owner('part') ?? null);
    case EMBEDDING:
      return isDone(PROCESSING, thingId);
    case MICROTOMY:
      return isDone(EMBEDDING, owner('block') ?? null);
    case STAINING:
      return isDone(MICROTOMY, thingId);
    case REPORTING: {
      const slides = things.filter(({ kind, isGone }) => kind === 'slide' && !isGone);
      return slides.length > 0 && slides.every((slide) => isDone(STAINING, slide.thingId));
    }
    default:
      return isDone(REPORTING, null);
  }
}

/** One step of chance: a number picks what is done with what. */
function wander(walk: Walk, pick: number): void {
  const { state } = walk;
  const live = state.things.filter(({ isGone }) => !isGone);
  const one = live[pick % live.length];
  const chosen = state.rows[pick % state.rows.length];
  if (one === undefined || chosen === undefined) return;
  const name = `t${state.things.length}`;
  const before = state.rows;
  const isReported = currentRow(state, REPORTING, null)?.state === 'COMPLETED';
  switch (pick % 7) {
    case 0:
      if (live.length < 12 && one.kind === 'part' && !isReported) walk.add(name, 'block', one.thingId);
      break;
    case 1:
      if (live.length < 12 && one.kind === 'block' && !isReported) walk.add(name, 'slide', one.thingId);
      break;
    case 2: {
      const target = chosen.stage - (pick % 3);
      const outcome = walk.take(
        rejectStage(walk, { rowId: chosen.rowId, target, thingId: pick % 2 === 0 ? null : one.thingId }),
      );
      if (outcome.ok) recut(walk, outcome.lost);
      break;
    }
    default: {
      const action = pick % 2 === 0 ? 'start_stage' : 'complete_stage';
      const outcome = walk.take(actOnStage(walk, chosen.rowId, action));
      if (outcome.ok && !mayRun(state, chosen)) throw new Error(`Stage ${chosen.stage} ran too early`);
    }
  }
  for (const row of before.filter(({ state: was }) => was === 'COMPLETED')) {
    expect(walk.state.rows.find(({ rowId }) => rowId === row.rowId)?.state).toBe('COMPLETED');
  }
}

function recut(walk: Walk, lost: readonly string[]): void {
  for (const slide of lost) {
    walk.add(`t${walk.state.things.length}`, 'slide', lineOf(walk.state, slide)[0]?.parentId ?? 'no block');
  }
}

/** Does all that is ready, again and again, until nothing is. */
function finish(walk: Walk): void {
  for (const part of walk.state.things.filter(({ kind }) => kind === 'part')) {
    if (!walk.state.things.some(({ parentId, isGone }) => parentId === part.thingId && !isGone))
      walk.add(`b-${part.thingId}`, 'block', part.thingId);
  }
  for (const block of walk.state.things.filter(({ kind }) => kind === 'block')) {
    if (!walk.state.things.some(({ parentId, isGone }) => parentId === block.thingId && !isGone))
      walk.add(`s-${block.thingId}`, 'slide', block.thingId);
  }
  for (;;) {
    const next = walk.state.rows.find(
      ({ isCurrent, state, thingId }) =>
        isCurrent &&
        (state === 'READY_TO_RUN' || state === 'STARTED') &&
        !walk.state.things.some((thing) => thing.isGone && thing.thingId === thingId),
    );
    if (next === undefined) return;
    const action = next.state === 'STARTED' ? 'complete_stage' : 'start_stage';
    if (!walk.take(actOnStage(walk, next.rowId, action)).ok) {
      // A stage that was under way when its predecessor was undone waits for it.
      const other = walk.state.rows.find((row) => row.isCurrent && row.state === 'READY_TO_RUN');
      if (other === undefined) return;
      walk.act('start_stage', other.stage, other.thingId);
      walk.act('complete_stage', other.stage, other.thingId);
    }
  }
}

it('whatever is looped and rejected, nothing runs before its predecessor and every slide reaches its case', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9_999), { maxLength: 120 }), (picks) => {
      const walk = new Walk(histology);
      for (const pick of picks) wander(walk, pick);
      finish(walk);
      expect(isCaseDone(histology, walk.state)).toBe(true);
      for (const { kind, thingId } of walk.state.things.filter((thing) => !thing.isGone)) {
        expect(
          lineOf(walk.state, thingId)
            .map((above) => above.kind)
            .join(),
        ).toBe(kind === 'slide' ? 'slide,block,part' : kind === 'block' ? 'block,part' : 'part');
      }
      const places = walk.state.rows
        .filter(({ isCurrent }) => isCurrent)
        .map(({ stage, thingId }) => `${stage} ${thingId}`);
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});
