import type { BillTestState } from '../status-sets/lab/bill-test.ts';
import type { PhysicalSampleAction, PhysicalSampleState } from '../status-sets/lab/physical-sample.ts';

/** Steps of a tube that are done by a scan, and taken back when it was the wrong one (ADR 25). */
export const UNDOABLE_STEPS = [
  'collect',
  'accession',
  'accessionInDepartment',
] as const satisfies readonly PhysicalSampleAction[];
export type UndoableStep = (typeof UNDOABLE_STEPS)[number];

/** How long a step can be taken back, by the clock of the database. */
export const UNDO_SECONDS = 60;

interface Undo {
  readonly action: Extract<PhysicalSampleAction, `undo${string}`>;
  /** The state of the tube that the step has led to. */
  readonly from: PhysicalSampleState;
}

export const UNDO_OF_STEP: Readonly<Record<UndoableStep, Undo>> = {
  collect: { action: 'undoCollect', from: 'collected' },
  accession: { action: 'undoAccession', from: 'accessioned' },
  accessionInDepartment: { action: 'undoAccessionInDepartment', from: 'deptAccessioned' },
};

/** Who took a step of a tube, and when. */
export interface TakenStep {
  readonly by: string | null;
  readonly at: Date | null;
}

/** Why a step is not the caller's to take back now; null when it is. */
export function faultOfUndo(
  { by, at }: TakenStep,
  { userId, now }: { readonly userId: string; readonly now: Date },
): 'other person' | 'too late' | null {
  if (by !== userId) return 'other person';
  const age = at === null ? Infinity : now.getTime() - at.getTime();
  return age > UNDO_SECONDS * 1000 ? 'too late' : null;
}

export interface TestAfterStep {
  readonly state: BillTestState;
  readonly stateBeforeHold: BillTestState | null;
  readonly isAccessioned: boolean;
  /** A value was entered since the step, even when it was cleared again. */
  readonly isWorkedOn: boolean;
}

/**
 * What taking back a step of its tube means for a live test: it goes back with the tube; it stays, because the step has not
 * touched it; or work on it has gone on, and the step stays.
 */
export function testOnUndo(step: UndoableStep, test: TestAfterStep): 'back' | 'stays' | 'went on' {
  if (test.isWorkedOn) return 'went on';
  const { state, isAccessioned } = test;
  if (state === 'onHold') return wasHeldBefore(step, test) ? 'stays' : 'went on';
  switch (step) {
    case 'collect':
      return state === 'naccessioned' && !isAccessioned ? 'back' : 'went on';
    case 'accession':
      return state === 'pending' || (state === 'naccessioned' && isAccessioned) ? 'back' : 'went on';
    case 'accessionInDepartment':
      if (state === 'deptaccessioned') return 'back';
      // Of a department that did not accession for itself when the test was ordered.
      return state === 'pending' ? 'stays' : 'went on';
  }
}

/** A test on hold takes no step of its tube, so what it was before the hold tells which came first. */
function wasHeldBefore(step: UndoableStep, { stateBeforeHold, isAccessioned }: TestAfterStep): boolean {
  if (stateBeforeHold === 'ncollected') return true;
  if (step === 'collect' || stateBeforeHold !== 'naccessioned') return false;
  return step === 'accessionInDepartment' || !isAccessioned;
}
