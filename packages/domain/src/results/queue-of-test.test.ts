import { expect, it } from 'vitest';
import { billTest } from '../status-sets/lab/bill-test.ts';
import { queueOfTest } from './queue-of-test.ts';
import { BENCH_STATES, WORKLIST_STATES } from './worklist-states.ts';

it('puts every state that a worklist shows into a queue, and no other', () => {
  expect(
    Object.values(billTest.codes)
      .filter((state) => queueOfTest(state) !== null)
      .toSorted(),
  ).toEqual([...WORKLIST_STATES].toSorted());
});

it('keeps what is to be drawn from what the bench sees', () => {
  expect(BENCH_STATES.some((state) => queueOfTest(state) === queueOfTest('ncollected'))).toBe(false);
});

it.each([
  ['naccessioned', 'pending'],
  ['pending', 'partial'],
  ['partial', 'completed'],
] as const)('leaves a test in its queue that goes from %s to %s', (from, to) => {
  expect(queueOfTest(from)).toBe(queueOfTest(to));
});
