import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { billTest, type BillTestState } from './lab/bill-test.ts';
import { leastAdvanced } from './least-advanced.ts';

test.each<{ children: BillTestState[]; shown: BillTestState }>([
  { children: ['checked', 'completed'], shown: 'completed' },
  { children: ['completed', 'partial'], shown: 'partial' },
  { children: ['partial', 'rerun'], shown: 'rerun' },
  { children: ['rerun', 'outsourced'], shown: 'outsourced' },
  { children: ['outsourced', 'pending'], shown: 'pending' },
  { children: ['pending', 'deptaccessioned'], shown: 'deptaccessioned' },
  { children: ['deptaccessioned', 'onHold'], shown: 'onHold' },
  { children: ['onHold', 'naccessioned'], shown: 'naccessioned' },
  { children: ['naccessioned', 'ncollected'], shown: 'ncollected' },
  { children: ['canceled', 'checked'], shown: 'checked' },
  { children: ['canceled', 'canceled'], shown: 'canceled' },
  { children: [], shown: 'canceled' },
])('$children shows $shown', ({ children, shown }) => {
  expect(leastAdvanced(children)).toBe(shown);
  expect(leastAdvanced(children.toReversed())).toBe(shown);
});

test('is always one of the children, and a cancelled one only when all are', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...billTest.stateNames), { minLength: 1 }), (children) => {
      const shown = leastAdvanced(children);
      expect(children).toContain(shown);
      expect(shown === 'canceled').toBe(children.every((child) => child === 'canceled'));
    }),
  );
});
