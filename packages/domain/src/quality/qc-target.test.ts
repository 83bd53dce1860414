import { expect, test } from 'vitest';
import { LEAST_OWN_POINTS, ownTarget, qcTargetFault } from './qc-target.ts';

test.each([
  [[90, 100, 110], null],
  [[100, 90, 110], 'upsideDown'],
  [[90, 110, 100], 'upsideDown'],
  [[110, 100, 90], 'upsideDown'],
  [[100, 100, 110], 'sdZero'],
  [[90, 100, 100], 'sdZero'],
  [[-110, -100, -90], null],
] as const)('min, mean, max %j: %s', ([minValue, baseMean, maxValue], fault) => {
  expect(qcTargetFault({ minValue, baseMean, maxValue })).toBe(fault);
});

const leaflet = { minValue: 90, baseMean: 100, maxValue: 110 };
const points = (values: readonly number[], excluded: readonly number[] = []) => [
  ...values.map((value) => ({ value, isExcludedFromCal: false })),
  ...excluded.map((value) => ({ value, isExcludedFromCal: true })),
];

test('twenty points that count make a target of their mean and sample SD', () => {
  const values = Array.from({ length: LEAST_OWN_POINTS }, (_, n) => (n % 2 === 0 ? 97 : 103));
  const own = ownTarget(leaflet, points(values, [150]));
  // 20 deviations of 3: the SD is the root of 180 / 19.
  const sd = Math.sqrt(180 / 19);
  expect(own).toEqual({
    ok: true,
    count: 20,
    target: { baseMean: 100, minValue: 100 - 2 * sd, maxValue: 100 + 2 * sd },
  });
});

test('nineteen do not, and neither do twenty alike', () => {
  const nineteen = Array.from({ length: LEAST_OWN_POINTS - 1 }, (_, n) => 95 + n);
  expect(ownTarget(leaflet, points(nineteen, [100]))).toEqual({ ok: false, why: 'few', count: 19 });
  const alike = Array.from({ length: LEAST_OWN_POINTS }, () => 100);
  expect(ownTarget(leaflet, points(alike))).toEqual({ ok: false, why: 'alike', count: 20 });
});
