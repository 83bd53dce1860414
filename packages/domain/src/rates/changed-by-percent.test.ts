import { expect, it } from 'vitest';
import { changedByPercent } from './changed-by-percent.ts';

it.each([
  [41_000, 3.7, 42_500],
  [41_000, -10, 36_900],
  [10_000, 33.33, 13_300],
  [15_000, 0.33, 15_000],
  [100, -90, 0],
  [0, 50, 0],
])('%s paise changed by %s percent are %s', (price, percent, changed) => {
  expect(changedByPercent(price, percent)).toBe(changed);
});
