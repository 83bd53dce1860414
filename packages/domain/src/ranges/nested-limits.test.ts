import { NO_LIMITS } from './range-limits.ts';
import { expect, test } from 'vitest';
import { nestedLimitFaults } from './nested-limits.ts';

const PLATELETS = {
  low: 150,
  high: 410,
  actionLow: 100,
  actionHigh: 800,
  criticalLow: 20,
  criticalHigh: 1000,
};
const PLAUSIBLE = { plausibleLow: 1, plausibleHigh: 5000 };
const NOTHING = {
  ...NO_LIMITS,
  low: null,
  high: null,
};

test('intervals that lie around each other are in order, and so is none', () => {
  expect(nestedLimitFaults(PLATELETS, PLAUSIBLE)).toEqual([]);
  expect(nestedLimitFaults({ ...PLATELETS, actionLow: 150, actionHigh: 410 }, PLAUSIBLE)).toEqual([]);
  expect(nestedLimitFaults(NOTHING, PLAUSIBLE)).toEqual([]);
});

test.each([
  ['low', { low: 420, actionLow: null, actionHigh: null, criticalLow: null, criticalHigh: null }],
  ['actionLow', { actionLow: 151 }],
  ['actionHigh', { actionHigh: 409 }],
  ['criticalLow', { criticalLow: 100 }],
  ['criticalHigh', { criticalHigh: 800 }],
  ['criticalLow', { criticalLow: 0 }],
  ['actionHigh', { actionHigh: 6000, criticalHigh: null }],
  ['high', { high: 6000, actionHigh: null, criticalHigh: null }],
])('a limit out of order is told at its field: %s, %j', (field, change) => {
  expect(nestedLimitFaults({ ...PLATELETS, ...change }, PLAUSIBLE).map((fault) => fault.field)).toEqual([
    field,
  ]);
});
