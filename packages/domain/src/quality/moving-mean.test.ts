import { expect, test } from 'vitest';
import { movingMean, type PatientValue, USUAL_COUNT } from './moving-mean.ts';

const plan = { count: 4, low: 5, high: 25, target: 14, allowed: 0.5 };
const bare = (values: readonly number[]): PatientValue[] =>
  values.map((value) => ({ value, low: null, high: null }));
const judged = (value: number, count = USUAL_COUNT): PatientValue[] =>
  Array.from({ length: count }, () => ({ value, low: 12, high: 16 }));

test.each([
  { values: [14, 14.5, 14, 15.5], mean: 14.5, isOff: false },
  { values: [14, 14.5, 14, 15.75], mean: 14.5625, isOff: true },
  { values: [14, 13.5, 14, 12.5], mean: 13.5, isOff: false },
  { values: [14, 13.5, 14, 12.25], mean: 13.4375, isOff: true },
  { values: [5, 25, 14, 14], mean: 14.5, isOff: false },
  { values: [4.9, 14, 25.1, 14, 14, 14], mean: 14, isOff: false },
  { values: [14, 14, 14, 14, 100, 20, 20], mean: 14, isOff: false },
])('the last 4 of $values have a mean of $mean', ({ values, mean, isOff }) => {
  expect(movingMean(bare(values), plan)).toEqual({
    counted: 4,
    wanted: 4,
    mean,
    target: 14,
    allowed: 0.5,
    isOff,
  });
});

test('too few values within the limits make no mean', () => {
  expect(movingMean(bare([14, 14, 14, 99]), plan)).toMatchObject({ counted: 3, mean: null, isOff: false });
  expect(movingMean(judged(14, USUAL_COUNT - 1), null)).toMatchObject({ counted: 19, mean: null });
  expect(movingMean(bare([14, 14]), null)).toMatchObject({ counted: 0, mean: null });
});

test('without a plan the intervals of the values say what is usual', () => {
  const { target, allowed, ...found } = movingMean(judged(14), null);
  expect(found).toMatchObject({ counted: 20, mean: 14, isOff: false });
  expect(target).toBe(14);
  // 3 standard errors of an SD of 1: 3 / sqrt(20).
  expect(allowed).toBeCloseTo(0.6708, 4);
  expect(movingMean(judged(14.67), null).isOff).toBe(false);
  expect(movingMean(judged(14.68), null).isOff).toBe(true);
  expect(movingMean(judged(13.33), null).isOff).toBe(false);
  expect(movingMean(judged(13.32), null).isOff).toBe(true);
});

test('without a plan a value one width outside its interval counts, one beyond does not', () => {
  expect(movingMean(judged(20), null).counted).toBe(20);
  expect(movingMean(judged(8), null).counted).toBe(20);
  expect(movingMean(judged(20.01), null).counted).toBe(0);
  expect(movingMean(judged(7.99), null).counted).toBe(0);
});
