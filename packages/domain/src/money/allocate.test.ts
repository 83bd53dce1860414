import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';

test.each([
  { total: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { total: 101, weights: [1, 1, 1], parts: [34, 34, 33] },
  { total: 10, weights: [6, 3, 1], parts: [6, 3, 1] },
  { total: 5, weights: [1, 2, 3], parts: [1, 2, 2] },
  { total: 7, weights: [0, 5], parts: [0, 7] },
  { total: 3, weights: [0, 0], parts: [2, 1] },
  { total: 0, weights: [], parts: [] },
  { total: 0, weights: [4], parts: [0] },
  { total: -100, weights: [1, 1, 1], parts: [-34, -33, -33] },
  { total: 9_007_199_254_740_991, weights: [9_007_199_254_740_990, 1], parts: [9_007_199_254_740_990, 1] },
])('$total over $weights', ({ total, weights, parts }) => {
  expect(allocate(total, weights)).toEqual(parts);
});

test.each([
  { total: 1.5, weights: [1], message: 'Not a whole total: 1.5' },
  { total: 1, weights: [1, -2], message: 'Not a weight: -2' },
  { total: 1, weights: [0.5], message: 'Not a weight: 0.5' },
  { total: 1, weights: [], message: 'Nobody to share 1' },
])('$message', ({ total, weights, message }) => {
  expect(() => allocate(total, weights)).toThrow(new RangeError(message));
});

describe('whatever is split', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });
  const total = fc.integer({ min: -10_000_000, max: 10_000_000 });

  test('the parts sum to the whole', () => {
    fc.assert(
      fc.property(total, weights, (whole, shares) => {
        expect(allocate(whole, shares).reduce((a, b) => a + b, 0)).toBe(whole);
      }),
    );
  });

  test('every part is within one of its exact share', () => {
    fc.assert(
      fc.property(total, weights, (whole, shares) => {
        const sum = shares.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        for (const [index, part] of allocate(whole, shares).entries()) {
          expect(Math.abs(part - (whole * (shares[index] ?? 0)) / sum)).toBeLessThan(1);
        }
      }),
    );
  });

  test('no part is larger than its weight while the whole is not', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (shares, fraction) => {
        const whole = Math.floor(shares.reduce((a, b) => a + b, 0) * fraction);
        for (const [index, part] of allocate(whole, shares).entries()) {
          expect(part).toBeLessThanOrEqual(shares[index] ?? 0);
        }
      }),
    );
  });
});
