import { expect, it } from 'vitest';
import { marginPercent, percentApart } from './price-margin.ts';

it.each([
  [41_000, 42_500, 3.7],
  [42_500, 41_000, -3.5],
  [10_000, 10_000, 0],
  [0, 10_000, null],
])('from %d to %d is %d percent', (before, after, percent) => {
  expect(percentApart(before, after)).toBe(percent);
});

it.each([
  [42_500, 9_600, 77.4],
  [9_600, 9_600, 0],
  [9_800, 11_000, -12.2],
  [0, 9_600, null],
])('of %d that costs %d %d percent are left', (price, cost, percent) => {
  expect(marginPercent(price, cost)).toBe(percent);
});
