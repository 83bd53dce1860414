import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  capCovers,
  checkDiscountCap,
  checkDiscountOfBill,
  correctDiscount,
  correctLineDiscount,
  discountAmount,
  discountLimit,
  parseDiscount,
  type DiscountCap,
} from './discount.ts';

const absolute: DiscountCap = { uptoAmount: 50_000, maxPercent: null };
const percent: DiscountCap = { uptoAmount: null, maxPercent: 10 };
const both: DiscountCap = { uptoAmount: 50_000, maxPercent: 10 };
const none: DiscountCap = { uptoAmount: null, maxPercent: null };

describe('parseDiscount', () => {
  test.each([
    ['', { kind: 'amount', amount: 0 }],
    ['500', { kind: 'amount', amount: 50_000 }],
    ['10%', { kind: 'percent', percent: 10 }],
    ['12.5 %', { kind: 'percent', percent: 12.5 }],
    ['१०%', { kind: 'percent', percent: 10 }],
    ['101%', { kind: 'percent', percent: 101 }],
    ['%', null],
    ['-5', null],
    ['-5%', null],
    ['ten', null],
    ['10%%', null],
    ['1.234%', null],
  ])('%j', (text, entry) => {
    expect(parseDiscount(text)).toEqual(entry);
  });
});

describe('discountAmount', () => {
  test.each([
    [{ kind: 'percent', percent: 10 }, 100_500, 10_000],
    [{ kind: 'percent', percent: 12.5 }, 80_000, 10_000],
    [{ kind: 'percent', percent: 33.33 }, 30_000, 9900],
    [{ kind: 'percent', percent: 100 }, 99_900, 99_900],
    [{ kind: 'percent', percent: 0.29 }, 10_000_00, 2900],
    [{ kind: 'amount', amount: 12_300 }, 100_500, 12_300],
  ] as const)('%o of %i paise is %i', (entry, total, amount) => {
    expect(discountAmount(entry, total)).toBe(amount);
  });
});

const refusal = (limit: string) => ({
  ok: false,
  fault: { msg: `This user is not allowed to assign discount more then ${limit}` },
});

describe('the cap of a user', () => {
  test.each([
    { cap: absolute, discount: 50_000, verdict: { ok: true } },
    { cap: absolute, discount: 50_001, verdict: refusal('₹500') },
    { cap: percent, discount: 20_000, verdict: { ok: true } },
    { cap: percent, discount: 20_001, verdict: refusal('10%') },
    // The absolute cap wins, in both directions.
    { cap: both, discount: 50_000, verdict: { ok: true } },
    { cap: both, discount: 50_001, verdict: refusal('₹500') },
    { cap: { uptoAmount: 5000, maxPercent: 10 }, discount: 5001, verdict: refusal('₹50') },
    { cap: { uptoAmount: null, maxPercent: 100 }, discount: 200_000, verdict: { ok: true } },
    { cap: none, discount: 0, verdict: { ok: true } },
    { cap: none, discount: 1, verdict: refusal('₹0') },
    { cap: { uptoAmount: 0, maxPercent: null }, discount: 0, verdict: { ok: true } },
    { cap: { uptoAmount: 0, maxPercent: null }, discount: 1, verdict: refusal('₹0') },
  ])('$cap with $discount of ₹2,000', ({ cap, discount, verdict }) => {
    expect(checkDiscountCap(discount, 200_000, cap)).toMatchObject(verdict);
  });

  test('the limit is that of the cap that wins', () => {
    expect([absolute, percent, both, none].map((cap) => discountLimit(cap, 200_000))).toEqual([
      50_000, 20_000, 50_000, 0,
    ]);
  });

  test('the same percentage is within a cap of it, whatever the total', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(100_000_000), (hundredths, total) => {
        const given = hundredths / 100;
        const discount = discountAmount({ kind: 'percent', percent: given }, total);
        expect(checkDiscountCap(discount, total, { uptoAmount: null, maxPercent: given })).toEqual({
          ok: true,
        });
      }),
    );
  });
});

describe('correctDiscount', () => {
  test('leaves what is allowed', () => {
    expect(correctDiscount(20_000, 200_000, percent)).toEqual({ discount: 20_000, fault: null });
  });

  test('gives the most that is allowed and says whom to ask', () => {
    expect(correctDiscount(90_000, 200_000, absolute)).toMatchObject({
      discount: 50_000,
      fault: { msg: 'This user is not allowed to assign discount more then ₹500. Please contact lab admin' },
    });
    expect(correctDiscount(90_000, 200_000, percent).discount).toBe(20_000);
  });
});

describe('correctLineDiscount', () => {
  const fault = {
    msg: 'This user is not allowed to assign discount more then ₹500. Please contact lab admin',
  };
  test.each([
    {
      what: 'within what is left',
      discount: 20_000,
      others: 30_000,
      given: { discount: 20_000, fault: null },
    },
    { what: 'over it', discount: 20_100, others: 30_000, given: { discount: 20_000, fault } },
    { what: 'when nothing is left', discount: 100, others: 60_000, given: { discount: 0, fault } },
    { what: 'of nothing', discount: 0, others: 60_000, given: { discount: 0, fault: null } },
  ])('$what', ({ discount, others, given }) => {
    expect(correctLineDiscount(discount, { others, total: 200_000 }, absolute)).toMatchObject(given);
  });

  test('is never over the cap together with the others, which are within it', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(20_000), (discount, others) => {
        const { discount: given } = correctLineDiscount(discount, { others, total: 200_000 }, percent);
        expect(given + others).toBeLessThanOrEqual(20_000);
        expect(given).toBeLessThanOrEqual(discount);
      }),
    );
  });
});

describe('checkDiscountOfBill', () => {
  const fault = { msg: 'The discount should not be greater than the billing amount.' };

  test.each([
    { entry: { kind: 'percent', percent: 100 }, ok: true },
    { entry: { kind: 'percent', percent: 100.01 }, ok: false },
    { entry: { kind: 'amount', amount: 200_000 }, ok: true },
    { entry: { kind: 'amount', amount: 200_001 }, ok: false },
  ] as const)('$entry on ₹2,000 is $ok', ({ entry, ok }) => {
    expect(checkDiscountOfBill(entry, 200_000)).toMatchObject(ok ? { ok } : { ok, fault });
  });
});

const cap = (uptoAmount: number | null, maxPercent: number | null): DiscountCap => ({
  uptoAmount,
  maxPercent,
});

describe('capCovers', () => {
  test.each([
    [cap(null, null), cap(null, null), true],
    [cap(null, null), cap(0, 90), true],
    [cap(null, null), cap(50_000, 90), false],
    [cap(null, null), cap(null, 1), false],
    [cap(null, 100), cap(50_000, 90), true],
    [cap(30_000, null), cap(30_000, 90), true],
    [cap(30_000, null), cap(30_100, null), false],
    [cap(30_000, null), cap(null, 1), false],
    [cap(30_000, null), cap(null, null), true],
    [cap(null, 10), cap(null, 10), true],
    [cap(null, 10), cap(null, 11), false],
    [cap(null, 10), cap(100, 1), false],
    [cap(null, 10), cap(null, null), true],
  ])('%o over %o: %s', (outer, inner, answer) => {
    expect(capCovers(outer, inner)).toBe(answer);
  });

  test('allows no discount that the greater cap refuses', () => {
    const caps = fc.record({
      uptoAmount: fc.option(fc.integer({ min: 0, max: 100_000 })),
      maxPercent: fc.option(fc.integer({ min: 0, max: 100 })),
    });
    const amount = fc.integer({ min: 0, max: 200_000 });
    const bill = fc.record({ discount: amount, total: amount });
    fc.assert(
      fc.property(caps, caps, bill, (outer, inner, { discount, total }) => {
        if (!capCovers(outer, inner) || !checkDiscountCap(discount, total, inner).ok) return;
        expect(checkDiscountCap(discount, total, outer).ok).toBe(true);
      }),
    );
  });
});
