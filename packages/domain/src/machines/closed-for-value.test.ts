import { expect, it } from 'vitest';
import { billTest } from '../status-sets/lab/bill-test.ts';
import { closedForValue } from './closed-for-value.ts';

it('a value finds each state of a test open, or a reason to wait', () => {
  const told = billTest.stateNames
    .filter((state) => billTest.states[state].kind === 'stored')
    .map((state) => `${state} ${closedForValue(state) ?? 'open'}`);
  expect(told.toSorted()).toEqual([
    'canceled cancelled-test',
    'checked already-checked',
    'completed open',
    'deptaccessioned open',
    'naccessioned not-accessioned',
    'ncollected not-accessioned',
    'onHold not-open',
    'outsourced not-open',
    'partial open',
    'pending open',
    'rerun open',
  ]);
});
