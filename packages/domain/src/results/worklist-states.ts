import { RESULT_FILTER_STATES, type BillTestState } from '../status-sets/lab/bill-test.ts';

/** States in which somebody still has to do something with a test: those of the result filter (spec §4), then rerun and hold. */
export const WORKLIST_STATES = [
  ...RESULT_FILTER_STATES,
  'rerun',
  'onHold',
] as const satisfies readonly BillTestState[];

export type WorklistState = (typeof WORKLIST_STATES)[number];

/** What the bench sees when it asks for no state: everything but the tubes that are still to be drawn. */
export const BENCH_STATES: readonly WorklistState[] = WORKLIST_STATES.filter(
  (state) => state !== 'ncollected',
);
