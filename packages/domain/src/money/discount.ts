import { asciiDigits } from '../text/ascii-digits.ts';
import { billingFault } from '../faults/billing-faults.ts';
import type { Fault } from '../text/fault.ts';
import { floorToRupee, formatRupees, parseRupees } from './rupees.ts';

/** What a user may give: an absolute cap in paise and a cap in percent of the total (spec §3 "User discount_specs"); with neither they give no discount. */
export interface DiscountCap {
  readonly uptoAmount: number | null;
  readonly maxPercent: number | null;
}

/** A discount as it is entered: a percentage, or an amount in paise. */
export type DiscountEntry =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number };

export const NO_DISCOUNT: DiscountEntry = { kind: 'amount', amount: 0 };

export type DiscountVerdict = { readonly ok: true } | { readonly ok: false; readonly fault: Fault };

const PERCENT = /^(\d{1,6}(?:\.\d{1,2})?)\s*%$/u;

/** A discount as it is typed: '10%', '12.5 %', '500'; empty is none; null when it is no discount. */
export function parseDiscount(text: string): DiscountEntry | null {
  const typed = asciiDigits(text).trim();
  if (typed === '') return NO_DISCOUNT;
  const percent = PERCENT.exec(typed)?.[1];
  if (percent !== undefined) return { kind: 'percent', percent: Number(percent) };
  const amount = parseRupees(typed);
  return amount === null ? null : { kind: 'amount', amount };
}

/** The discount on a total, in paise. A percentage gives whole rupees and drops the rest, so that it stays within a cap of the same percentage. */
export function discountAmount(entry: DiscountEntry, total: number): number {
  return entry.kind === 'amount' ? entry.amount : floorToRupee(percentOf(total, entry.percent));
}

/** The most that may be given on a total, in paise; 0 without a cap. The absolute cap wins when both exist (spec §5). */
export function discountLimit({ uptoAmount, maxPercent }: DiscountCap, total: number): number {
  return uptoAmount ?? floorToRupee(percentOf(total, maxPercent ?? 0));
}

/** Refuses more than 100 % and more than the billing amount, with the text of spec §5. */
export function checkDiscountOfBill(entry: DiscountEntry, total: number): DiscountVerdict {
  const over = entry.kind === 'percent' ? entry.percent > 100 : entry.amount > total;
  return over ? { ok: false, fault: billingFault('discount-beyond-bill') } : { ok: true };
}

/** Checks the sum of all discounts on a total, both in paise, against the user's cap; none or zero is always allowed (spec §5). */
export function checkDiscountCap(discount: number, total: number, cap: DiscountCap): DiscountVerdict {
  if (discount <= 0 || discount <= discountLimit(cap, total)) return { ok: true };
  return { ok: false, fault: billingFault('discount-beyond-limit', { limit: discountLimitText(cap) }) };
}

/** The variant that corrects: the discount, or the most that is allowed with a message that says so (spec §5). Amounts in paise. */
export function correctDiscount(
  discount: number,
  total: number,
  cap: DiscountCap,
): { discount: number; fault: Fault | null } {
  const verdict = checkDiscountCap(discount, total, cap);
  if (verdict.ok) return { discount, fault: null };
  const fault = billingFault('discount-corrected', { limit: discountLimitText(cap) });
  return { discount: discountLimit(cap, total), fault };
}

/** Percent of a whole bill. */
const WHOLE = 100;

/** True when a cap allows no discount, whatever the total. */
export function isNoDiscount({ uptoAmount, maxPercent }: DiscountCap): boolean {
  return (uptoAmount ?? maxPercent ?? 0) === 0;
}

/** True when `inner` never allows more than `outer`, whatever the total: nobody gives others a limit above their own. */
export function capCovers(outer: DiscountCap, inner: DiscountCap): boolean {
  if (isNoDiscount(inner)) return true;
  if (outer.uptoAmount !== null) return inner.uptoAmount !== null && inner.uptoAmount <= outer.uptoAmount;
  // No discount is over the whole bill.
  if (outer.maxPercent === WHOLE) return true;
  return inner.uptoAmount === null && (inner.maxPercent ?? 0) <= (outer.maxPercent ?? 0);
}

/**
 * The variant that corrects, for the discount on one line: at most what the other discounts of the bill leave of the cap.
 * Amounts in paise; `total` is that of the bill.
 */
export function correctLineDiscount(
  discount: number,
  bill: { readonly others: number; readonly total: number },
  cap: DiscountCap,
): { discount: number; fault: Fault | null } {
  const { others, total } = bill;
  const sum = correctDiscount(discount + others, total, cap);
  if (sum.fault === null || discount === 0) return { discount, fault: null };
  return { discount: Math.max(0, sum.discount - others), fault: sum.fault };
}

/** A cap as the refusal shows it: '₹300' or '10%'; '₹0' without one. */
export function discountLimitText({ uptoAmount, maxPercent }: DiscountCap): string {
  return uptoAmount === null && maxPercent !== null ? `${maxPercent}%` : formatRupees(uptoAmount ?? 0);
}

function percentOf(total: number, percent: number): number {
  // Hundredths of a percent are whole, so the product is exact.
  return (total * Math.round(percent * 100)) / 10_000;
}
