import { splitDiscount } from './bill-total.ts';
import { discountAmount } from './discount.ts';

/** What a coupon gives; amounts in paise, absent is null. */
export interface CouponTerms {
  /** Of what its tests come to; null for an amount. */
  readonly percent: number | null;
  /** The most that a percentage gives. */
  readonly cap: number | null;
  readonly amount: number | null;
  /** What the bill must come to after the discounts on its lines. */
  readonly minimumNet: number;
  /** Tests that it holds for; null for all. */
  readonly testIds: readonly string[] | null;
}

/** A line of a bill as a coupon sees it: its price less the discount on the line, in paise. */
export interface CouponLine {
  readonly testId: string;
  readonly left: number;
}

/** Why a coupon gives nothing on an order. */
export type CouponFault = 'coupon-not-for-tests' | 'coupon-under-minimum';

export type CouponParts =
  | { readonly ok: true; readonly discount: number; readonly parts: readonly number[] }
  | { readonly ok: false; readonly fault: CouponFault };

/** Whether a coupon keeps holding for the lines that stay on its bill, by what each has left after its own discount; a bill without lines has none to lose. */
export function holdsCoupon(minimumNet: number, lefts: readonly number[]): boolean {
  return lefts.length === 0 || lefts.reduce((sum, left) => sum + left, 0) >= minimumNet;
}

/** What a coupon gives on an order, and the part of each line by largest remainder over the lines that it holds for; parts sum to it. */
export function couponParts(terms: CouponTerms, lines: readonly CouponLine[]): CouponParts {
  const { percent, cap, amount, minimumNet, testIds } = terms;
  const lefts = lines.map(({ testId, left }) => (testIds === null || testIds.includes(testId) ? left : 0));
  const base = lefts.reduce((sum, left) => sum + left, 0);
  const wanted = percent === null ? (amount ?? 0) : discountAmount({ kind: 'percent', percent }, base);
  const discount = Math.min(wanted, cap ?? wanted, base);
  if (discount <= 0) return { ok: false, fault: 'coupon-not-for-tests' };
  const whole = lines.map(({ left }) => left);
  if (!holdsCoupon(minimumNet, whole)) return { ok: false, fault: 'coupon-under-minimum' };
  return { ok: true, discount, parts: splitDiscount(discount, lefts) };
}
