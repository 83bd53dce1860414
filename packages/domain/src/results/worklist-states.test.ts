import { expect, test } from 'vitest';
import { BENCH_STATES, WORKLIST_STATES } from './worklist-states.ts';

test('the worklist has the states of the result filter, then rerun and hold', () => {
  expect(WORKLIST_STATES.join(' ')).toBe(
    'pending partial completed deptaccessioned naccessioned ncollected outsourced rerun onHold',
  );
});

test('the bench does not see tubes that are still to be drawn', () => {
  expect(BENCH_STATES.join(' ')).toBe(
    'pending partial completed deptaccessioned naccessioned outsourced rerun onHold',
  );
});
