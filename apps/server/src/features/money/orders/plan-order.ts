import type { BillInput } from '@nidan/contract/money/bills/bill-input';
import { promisedAt } from '@nidan/domain/catalogue/run-calendar';
import { type CouponTerms, couponParts } from '@nidan/domain/money/coupon';
import { discountAmount } from '@nidan/domain/money/discount';
import { formatRupees } from '@nidan/domain/money/rupees';
import { type BillLine, billTotal, type BillLineTotal, type BillTotal } from '@nidan/domain/money/bill-total';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { refuseCoupon } from '../coupons/usable-coupon.ts';
import type { PricedFor } from '../../catalogue/rates/rate-book.ts';
import { discountEntryOf, requireWithinCap, totalOrRefuse } from './discount-entry.ts';
import { type OrderableTest, orderableTests, type TestToRun } from './orderable-tests.ts';

export interface PlannedTest extends TestToRun {
  readonly billTestId: string;
  readonly lineId: string;
  readonly dueAt: Date;
}

export interface PlannedLine {
  readonly lineId: string;
  readonly test: OrderableTest;
  readonly total: BillLineTotal;
}

/** An order that may be written: lines with their money and the tests to run. */
export interface PlannedOrder {
  readonly lines: readonly PlannedLine[];
  readonly tests: readonly PlannedTest[];
  readonly total: BillTotal;
}

interface Order extends Pick<BillInput, 'lines' | 'discount' | 'consentGiven'>, PricedFor {
  /** Of the coupon that is used. */
  readonly coupon?: (CouponTerms & { readonly code: string }) | null;
}

function offeredTests(
  body: Order,
  offered: (testId: string) => OrderableTest | null,
): { lineId: string; test: OrderableTest }[] {
  return body.lines.map(({ testId }, index) => {
    const test = offered(testId);
    if (test === null) {
      throw refuse('test-not-offered', { at: `lines.${index}.testId` });
    }
    if (test.notOffered !== null) {
      const details = { test: test.notOffered };
      throw refuse('test-not-offered-here', { details, at: `lines.${index}.testId` });
    }
    return { lineId: newId(), test };
  });
}

function refuseTwice(lines: readonly { readonly test: OrderableTest }[], before: readonly string[]): void {
  const seen = new Set(before);
  for (const [index, { test }] of lines.entries()) {
    const again = [test, ...test.tests.filter(({ testId }) => testId !== test.testId)].find(({ testId }) =>
      seen.has(testId),
    );
    if (again !== undefined) {
      const details = { test: again.name };
      throw refuse('test-twice', { details, at: `lines.${index}.testId` });
    }
    for (const { testId } of [test, ...test.tests]) seen.add(testId);
  }
}

function requireConsent(body: Order, lines: readonly { readonly test: OrderableTest }[]): void {
  if (body.consentGiven === true) return;
  const asking = lines.flatMap(({ test }) => [test, ...test.tests]).find((test) => test.consentNeeded);
  if (asking === undefined) return;
  const details = { test: asking.name };
  throw refuse('consent-missing', { details, at: 'consentGiven' });
}

/** The lines with what a coupon gives on each; refused when it gives nothing on them. */
function withCoupon(
  coupon: NonNullable<Order['coupon']>,
  plain: readonly (BillLine & { readonly testId: string })[],
): BillLine[] {
  const lines = plain.map(({ testId, mrp, discount }) => {
    // More than the price is refused with the totals.
    return { testId, left: Math.max(0, mrp - discountAmount(discount, mrp)) };
  });
  const given = couponParts(coupon, lines);
  if (!given.ok) {
    throw refuseCoupon(given.fault, { coupon: coupon.code, amount: formatRupees(coupon.minimumNet) });
  }
  return plain.map((line, index) => ({ ...line, coupon: given.parts[index] ?? 0 }));
}

function totalOf(body: Order, lines: readonly { readonly test: OrderableTest }[]): BillTotal {
  const plain = lines.map(({ test }, index) => ({
    testId: test.testId,
    mrp: test.pricePaise,
    discount: discountEntryOf(body.lines[index]?.discount, `lines.${index}.discount`),
  }));
  const priced = body.coupon ? withCoupon(body.coupon, plain) : plain;
  return totalOrRefuse(billTotal(priced, discountEntryOf(body.discount, 'discount')));
}

function testsOf(ctx: Ctx, lines: readonly { lineId: string; test: OrderableTest }[]): PlannedTest[] {
  const tests = lines.flatMap(({ lineId, test }) => test.tests.map((toRun) => ({ ...toRun, lineId })));
  return tests.map((test) => ({
    ...test,
    billTestId: newId(),
    dueAt: promisedAt(test, ctx.now, ctx.lab.timeZone),
  }));
}

/** What a bill has already when lines are added to it. */
export interface OrderedBefore {
  /** Of lines and of the tests that are run for them. */
  readonly testIds: readonly string[];
  readonly gross: number;
  readonly discount: number;
}

const NOTHING: OrderedBefore = { testIds: [], gross: 0, discount: 0 };

/**
 * Prices an order and decides which tests are run; refuses what the lab does not offer, repeats, missing consent and too
 * much discount, which is held against the cap together with that of `before`.
 */
export async function planOrder(ctx: Ctx, body: Order, before = NOTHING): Promise<PlannedOrder> {
  const lines = offeredTests(body, await orderableTests(ctx, body));
  refuseTwice(lines, before.testIds);
  requireConsent(body, lines);
  const total = totalOf(body, lines);
  // Who gives nothing is not asked about what somebody else gave.
  if (total.discount > 0) {
    const { gross, discount } = total;
    requireWithinCap(ctx, { gross: before.gross + gross, discount: before.discount + discount });
  }
  return {
    total,
    lines: lines.map((line, index) => {
      const lineTotal = total.lines[index];
      if (lineTotal === undefined) throw new Error('Every line has a total');
      return { ...line, total: lineTotal };
    }),
    tests: testsOf(ctx, lines),
  };
}
