import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billTotal, splitDiscount } from './bill-total.ts';
import { NO_DISCOUNT, type DiscountEntry } from './discount.ts';

const rupees = (amount: number): DiscountEntry => ({ kind: 'amount', amount: amount * 100 });
const percent = (value: number): DiscountEntry => ({ kind: 'percent', percent: value });
const line = (mrp: number, discount: DiscountEntry = NO_DISCOUNT) => ({ mrp: mrp * 100, discount });

describe('billTotal', () => {
  test('line discounts come first, the bill discount is taken of what is left', () => {
    const total = billTotal([line(1000, percent(10)), line(500), line(100, rupees(100))], percent(10));
    expect(total).toEqual({
      ok: true,
      lines: [
        {
          mrp: 100_000,
          lineDiscount: 10_000,
          couponDiscount: 0,
          billDiscount: 9000,
          discount: 19_000,
          net: 81_000,
        },
        { mrp: 50_000, lineDiscount: 0, couponDiscount: 0, billDiscount: 5000, discount: 5000, net: 45_000 },
        { mrp: 10_000, lineDiscount: 10_000, couponDiscount: 0, billDiscount: 0, discount: 10_000, net: 0 },
      ],
      gross: 160_000,
      discount: 34_000,
      coupon: 0,
      net: 126_000,
    });
  });

  test('whole rupees stay whole rupees', () => {
    const total = billTotal([line(100), line(100), line(100)], rupees(100));
    expect(total.ok && total.lines.map(({ billDiscount }) => billDiscount)).toEqual([3400, 3300, 3300]);
  });

  test('a bill without lines is nothing', () => {
    expect(billTotal([], NO_DISCOUNT)).toEqual({
      ok: true,
      lines: [],
      gross: 0,
      discount: 0,
      coupon: 0,
      net: 0,
    });
  });

  test.each([
    { lines: [line(100), line(50, percent(101))], discount: NO_DISCOUNT, at: 1 },
    { lines: [line(100), line(50, rupees(51))], discount: NO_DISCOUNT, at: 1 },
    { lines: [line(100)], discount: rupees(101), at: null },
    { lines: [line(100, rupees(50))], discount: rupees(51), at: null },
    { lines: [line(100)], discount: percent(101), at: null },
    { lines: [], discount: rupees(1), at: null },
  ])('a discount beyond the amount is refused at line $at', ({ lines, discount, at }) => {
    expect(billTotal(lines, discount)).toMatchObject({
      ok: false,
      line: at,
      fault: { msg: 'The discount should not be greater than the billing amount.' },
    });
  });

  test('the parts always sum to the whole and no line is negative', () => {
    const entry = fc.oneof(fc.nat(100).map(percent), fc.nat(300).map(rupees));
    const anyLine = fc.record({ mrp: fc.nat(5000).map((amount) => amount * 100), discount: entry });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), entry, (lines, discount) => {
        const total = billTotal(lines, discount);
        if (!total.ok) return;
        const sum = (pick: (index: number) => number) =>
          lines.reduce((all, _, index) => all + pick(index), 0);
        expect(total.net).toBe(total.gross - total.discount);
        expect(sum((index) => total.lines[index]?.net ?? Number.NaN)).toBe(total.net);
        expect(
          total.lines.every(({ net, discount: given }) => net >= 0 && net % 100 === 0 && given >= 0),
        ).toBe(true);
      }),
    );
  });
});

test('amounts in paise are split by paise', () => {
  expect(splitDiscount(101, [150, 50])).toEqual([76, 25]);
  expect(splitDiscount(100, [150, 50])).toEqual([75, 25]);
  expect(splitDiscount(50, [100, 100])).toEqual([25, 25]);
});
