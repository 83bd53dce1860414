import type { BillLineView } from '@nidan/contract/money/bills/bill-view';
import { expect, test } from 'vitest';
import { moneyAfter, moneyWithout, totalUnder } from './money-after.ts';

const dues = (net: number, paid: number) => ({
  grossPaise: net,
  discountPaise: 0,
  couponPaise: 0,
  handlingPaise: 0,
  debitNotePaise: 0,
  writtenOffPaise: 0,
  refundedPaise: 0,
  agencyPaise: 0,
  netPaise: net,
  paidPaise: paid,
  duePaise: Math.max(0, net - paid),
  refundPayablePaise: Math.max(0, paid - net),
});
const line = (lineId: string, netPaise: number, canceledAt: string | null = null) =>
  // as: the rules look at ids, money and cancellation only
  ({
    lineId,
    pricePaise: netPaise,
    lineDiscountPaise: 0,
    couponDiscountPaise: 0,
    netPaise,
    canceledAt,
  }) as BillLineView;

test.each([
  { net: 1000, paid: 400, next: 700, due: 300, refund: 0 },
  { net: 1000, paid: 1000, next: 700, due: 0, refund: 300 },
  { net: 1000, paid: 800, next: 700, due: 0, refund: 100 },
  { net: 700, paid: 1000, next: 900, due: 0, refund: 100 },
])('a net of $net with $paid paid becomes $next', ({ net, paid, next, due, refund }) => {
  expect(moneyAfter(dues(net, paid), next)).toEqual({ netPaise: next, duePaise: due, refundPaise: refund });
});

test('lines that go take their own net with them', () => {
  const bill = { dues: dues(1000, 1000), lines: [line('a', 600), line('b', 400)], couponMinimumPaise: 0 };
  expect(moneyWithout(bill, new Set(['b']))).toEqual({
    outPaise: 400,
    withdrawnPaise: 0,
    netPaise: 600,
    duePaise: 0,
    refundPaise: 400,
  });
  expect(moneyWithout(bill, new Set()).outPaise).toBe(0);
});

test.each([
  { minimum: 70_000, withdrawn: 5_000, net: 60_000, refund: 30_000 },
  { minimum: 60_000, withdrawn: 0, net: 55_000, refund: 35_000 },
])(
  'a coupon from $minimum on is withdrawn by $withdrawn when less stays',
  ({ minimum, withdrawn, net, refund }) => {
    const [stays, goes] = [line('a', 60_000), line('b', 40_000)].map((one) => ({
      ...one,
      couponDiscountPaise: 5_000,
      netPaise: one.netPaise - 5_000,
    }));
    if (stays === undefined || goes === undefined) throw new Error('two lines');
    const bill = { dues: dues(90_000, 90_000), lines: [stays, goes], couponMinimumPaise: minimum };
    expect(moneyWithout(bill, new Set(['b']))).toMatchObject({
      outPaise: 35_000,
      withdrawnPaise: withdrawn,
      netPaise: net,
      refundPaise: refund,
    });
  },
);

test('a discount is counted on the lines that are left', () => {
  const total = totalUnder([line('a', 60_000), line('b', 40_000, '2026-11-20T05:00:00Z')], {
    kind: 'percent',
    percent: 10,
  });
  expect(total).toMatchObject({ ok: true, gross: 60_000, discount: 6000, net: 54_000 });
});

test('what a coupon gave stays under another discount', () => {
  const withCoupon = { ...line('a', 60_000), couponDiscountPaise: 10_000 };
  expect(totalUnder([withCoupon], { kind: 'percent', percent: 10 })).toMatchObject({
    discount: 15_000,
    coupon: 10_000,
    net: 45_000,
  });
});
