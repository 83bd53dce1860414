import { expect, test } from 'vitest';
import { annualNeed } from './annual-need.ts';

test.each([
  ['a whole year', 730, 365, 730],
  ['half a year', 100, 182.5, 200],
  ['a few days, as four weeks', 28, 3, 365],
  ['more than a year, as one', 500, 800, 500],
  ['nothing', 0, 100, 0],
])('a year needs by %s', (...[, used, days, need]) => {
  expect(annualNeed(used, days)).toBe(need);
});
