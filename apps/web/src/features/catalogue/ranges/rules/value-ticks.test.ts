import { expect, test } from 'vitest';
import { valueTicks } from './value-ticks.ts';

test.each([
  [8.3, 22.7, [10, 15, 20]],
  [0, 1, [0, 0.25, 0.5, 0.75, 1]],
  [1.21, 1.29, [1.22, 1.24, 1.26, 1.28]],
  [-4, 4, [-4, -2, 0, 2, 4]],
  [3_800, 11_500, [4_000, 6_000, 8_000, 10_000]],
])('from %d to %d lines stand at round values', (least, most, ticks) => {
  expect(valueTicks(least, most)).toEqual(ticks);
});

test('no span has no lines', () => {
  expect(valueTicks(5, 5)).toEqual([]);
  expect(valueTicks(Infinity, -Infinity)).toEqual([]);
});
