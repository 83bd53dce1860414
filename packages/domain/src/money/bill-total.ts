import type { Fault } from '../text/fault.ts';
import { allocate } from './allocate.ts';
import { checkDiscountOfBill, discountAmount, type DiscountEntry } from './discount.ts';
import { PAISE_PER_RUPEE } from './rupees.ts';

export interface BillLine {
  /** Price before any discount, in paise. */
  readonly mrp: number;
  readonly discount: DiscountEntry;
  /** Its part of what a coupon gives, in paise; none unless told. */
  readonly coupon?: number;
}

/** All amounts in paise. */
export interface BillLineTotal {
  readonly mrp: number;
  /** Given on this line. */
  readonly lineDiscount: number;
  /** This line's part of what a coupon gives. */
  readonly couponDiscount: number;
  /** This line's part of the discount given on the bill. */
  readonly billDiscount: number;
  readonly discount: number;
  readonly net: number;
}

export interface BillTotal {
  readonly ok: true;
  readonly lines: readonly BillLineTotal[];
  readonly gross: number;
  /** Sum of all discounts of the bill, which the user's cap is held against. */
  readonly discount: number;
  /** What a coupon gives of it. */
  readonly coupon: number;
  readonly net: number;
}

/** `line` is the index of the line at fault, null when it is the discount on the bill. */
export interface BillFault {
  readonly ok: false;
  readonly line: number | null;
  readonly fault: Fault;
}

/**
 * Totals of a bill: line discounts first, then a coupon's, then the bill's discount on what is left, split over the lines in proportion to it.
 * Whole rupees stay whole rupees. Refuses a discount over 100 % or over the amount it is given on, with the text of spec §5.
 */
export function billTotal(lines: readonly BillLine[], billDiscount: DiscountEntry): BillTotal | BillFault {
  for (const [line, { mrp, discount }] of lines.entries()) {
    const verdict = checkDiscountOfBill(discount, mrp);
    if (!verdict.ok) return { ok: false, line, fault: verdict.fault };
  }
  const lineDiscounts = lines.map(({ mrp, discount }) => discountAmount(discount, mrp));
  const lefts = lines.map(({ mrp, coupon = 0 }, index) => mrp - (lineDiscounts[index] ?? 0) - coupon);
  const verdict = checkDiscountOfBill(billDiscount, sumOf(lefts));
  if (!verdict.ok) return { ok: false, line: null, fault: verdict.fault };

  const parts = splitDiscount(discountAmount(billDiscount, sumOf(lefts)), lefts);
  const totals = lines.map(({ mrp, coupon: couponDiscount = 0 }, index) => {
    const lineDiscount = lineDiscounts[index] ?? 0;
    const part = parts[index] ?? 0;
    return {
      mrp,
      lineDiscount,
      couponDiscount,
      billDiscount: part,
      discount: lineDiscount + couponDiscount + part,
      net: mrp - lineDiscount - couponDiscount - part,
    };
  });
  return {
    ok: true,
    lines: totals,
    gross: sumOf(totals.map(({ mrp }) => mrp)),
    discount: sumOf(totals.map(({ discount }) => discount)),
    coupon: sumOf(totals.map(({ couponDiscount }) => couponDiscount)),
    net: sumOf(totals.map(({ net }) => net)),
  };
}

/** Parts of a discount over amounts, in paise: by whole rupees when everything is in whole rupees. The parts sum to the discount. */
export function splitDiscount(discount: number, amounts: readonly number[]): number[] {
  const whole = [discount, ...amounts].every((amount) => amount % PAISE_PER_RUPEE === 0);
  const unit = whole ? PAISE_PER_RUPEE : 1;
  const weights = amounts.map((amount) => amount / unit);
  return allocate(discount / unit, weights).map((part) => part * unit);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((a, b) => a + b, 0);
}
