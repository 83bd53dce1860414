import type { BillTestState } from './lab/bill-test.ts';

/**
 * From the least advanced on. A held test counts as not measured, because nobody can say how far it would be;
 * a rerun counts as less than partial, because its values may all be replaced.
 */
export const BY_ADVANCE: readonly BillTestState[] = [
  'ncollected',
  'naccessioned',
  'onHold',
  'deptaccessioned',
  'pending',
  'outsourced',
  'rerun',
  'partial',
  'completed',
  'checked',
];

/** State that a profile or package shows: that of its least advanced child that is not cancelled (workflows page); cancelled when all are. */
export function leastAdvanced(states: readonly BillTestState[]): BillTestState {
  return BY_ADVANCE.find((state) => states.includes(state)) ?? 'canceled';
}
