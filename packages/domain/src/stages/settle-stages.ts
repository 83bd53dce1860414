import { testStage } from '../status-sets/lab/test-stage.ts';
import { type CaseState, currentRow, livingOf, type StageRow } from './case-tree.ts';
import { waitsFor } from './stage-gate.ts';
import type { StagePlan } from './stage-plan.ts';

/** Makes the id of a new row. */
export type NewId = () => string;

function lastAttempt(rows: readonly StageRow[], stage: number, thingId: string | null): number {
  return Math.max(
    0,
    ...rows.filter((row) => row.stage === stage && row.thingId === thingId).map(({ attempt }) => attempt),
  );
}

function missingRows(plan: StagePlan, state: CaseState, newId: NewId): StageRow[] {
  return plan.flatMap(({ index, level }) => {
    const things = level === 'case' ? [null] : livingOf(state, level).map(({ thingId }) => thingId);
    return things
      .filter((thingId) => currentRow(state, index, thingId) === undefined)
      .map((thingId) => ({
        rowId: newId(),
        stage: index,
        thingId,
        attempt: lastAttempt(state.rows, index, thingId) + 1,
        isCurrent: true,
        state: testStage.initial,
      }));
  });
}

/** What of a thing that is gone was not finished waits for nobody any more. */
function withoutWorkOnGone({ things, rows }: CaseState): StageRow[] {
  const gone = new Set(things.filter(({ isGone }) => isGone).map(({ thingId }) => thingId));
  return rows.map((row) =>
    row.isCurrent &&
    row.thingId !== null &&
    gone.has(row.thingId) &&
    row.state !== 'COMPLETED' &&
    row.state !== 'REJECTED'
      ? { ...row, isCurrent: false }
      : row,
  );
}

/**
 * The case with a row for each stage of each living thing, ready where the predecessors are completed and waiting where they
 * are not (any more). What is started or finished stays as it is.
 */
export function settleStages(plan: StagePlan, state: CaseState, newId: NewId): CaseState {
  const kept = { things: state.things, rows: withoutWorkOnGone(state) };
  const whole = { things: kept.things, rows: [...kept.rows, ...missingRows(plan, kept, newId)] };
  const rows = whole.rows.map((row) => {
    const isWaiting = row.state === 'NOT_STARTED' || row.state === 'READY_TO_RUN';
    if (!row.isCurrent || !isWaiting) return row;
    const isReady = waitsFor(plan, whole, row) === null;
    const action = isReady ? 'makeReady' : 'makeWait';
    const outcome = testStage.step(action, row.state);
    return outcome.ok ? { ...row, state: outcome.to } : row;
  });
  return { things: whole.things, rows };
}
