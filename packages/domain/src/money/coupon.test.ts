import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billTotal } from './bill-total.ts';
import { couponParts, type CouponTerms } from './coupon.ts';

const TEN: CouponTerms = { percent: 10, cap: null, amount: null, minimumNet: 0, testIds: null };
const lines = [
  { testId: 'a', left: 350_00 },
  { testId: 'b', left: 750_00 },
  { testId: 'c', left: 100_00 },
];

describe('a coupon', () => {
  it.each<[string, Partial<CouponTerms>, number[] | string]>([
    ['gives a percentage over all lines', {}, [35_00, 75_00, 10_00]],
    ['gives at most its cap', { cap: 60_00 }, [18_00, 37_00, 5_00]],
    ['gives an amount', { percent: null, amount: 100_00 }, [29_00, 63_00, 8_00]],
    [
      'gives at most what its tests come to',
      { percent: null, amount: 5_000_00, testIds: ['c'] },
      [0, 0, 100_00],
    ],
    ['gives on the tests that it holds for', { testIds: ['a', 'c'] }, [35_00, 0, 10_00]],
    ['holds for none of the tests', { testIds: ['x'] }, 'coupon-not-for-tests'],
    ['needs a bill of so much', { minimumNet: 1_200_01 }, 'coupon-under-minimum'],
    ['takes a bill of just so much', { minimumNet: 1_200_00 }, [35_00, 75_00, 10_00]],
    ['drops parts of a rupee', { percent: 0.1 }, [0, 1_00, 0]],
  ])('%s', (_, changes, expected) => {
    const given = couponParts({ ...TEN, ...changes }, lines);
    expect(given.ok ? given.parts : given.fault).toEqual(expected);
  });

  it('splits into parts that sum to it, are within their lines and leave room for the discount on the bill', () => {
    const rupees = fc.integer({ min: 0, max: 5_000 }).map((value) => value * 100);
    fc.assert(
      fc.property(
        fc.array(rupees, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (prices, percent, billPercent) => {
          const order = prices.map((left, index) => ({ testId: String(index), left }));
          const given = couponParts({ ...TEN, percent }, order);
          if (!given.ok) return;
          expect(given.parts.reduce((sum, part) => sum + part, 0)).toBe(given.discount);
          expect(given.parts.every((part, index) => part <= (prices[index] ?? 0))).toBe(true);
          const priced = prices.map((mrp, index) => ({
            mrp,
            discount: { kind: 'amount' as const, amount: 0 },
            coupon: given.parts[index] ?? 0,
          }));
          const total = billTotal(priced, { kind: 'percent', percent: billPercent });
          if (!total.ok) throw new Error(total.fault.msg);
          expect(total.coupon).toBe(given.discount);
          expect(total.gross - total.discount).toBe(total.net);
          expect(total.lines.every(({ net }) => net >= 0)).toBe(true);
        },
      ),
    );
  });
});
