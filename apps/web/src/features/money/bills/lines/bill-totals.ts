import { billingFault } from '@nidan/domain/faults/billing-faults';
import { sayFault } from '../../../../kernel/api/refusal-words.ts';
import { type BillLine, billTotal, type BillTotal } from '@nidan/domain/money/bill-total';
import { couponParts } from '@nidan/domain/money/coupon';
import {
  checkDiscountCap,
  checkDiscountOfBill,
  discountAmount,
  type DiscountCap,
  type DiscountEntry,
  NO_DISCOUNT,
  parseDiscount,
} from '@nidan/domain/money/discount';
import { parseRupees } from '@nidan/domain/money/rupees';
import type { BillForm } from '../../register/bill-form.ts';

export interface BillTotals {
  readonly total: BillTotal;
  /** What is wrong with the discount, in the words of the specification. */
  readonly discountFault: string | null;
  /** The discount is over the limit: another person may be asked for it. */
  readonly isOverLimit: boolean;
  /** The first line whose own discount cannot be. */
  readonly lineFault: { readonly testId: string; readonly msg: string } | null;
  /** Sum of the payments, in paise. */
  readonly paid: number;
  /** Still to be paid, negative when too much was taken. */
  readonly due: number;
}

type Priced = Pick<
  BillForm,
  'lines' | 'lineDiscounts' | 'discount' | 'discountKind' | 'coupon' | 'asksDiscount' | 'payments'
>;

/** The typed discount; null when it is none. A sign that was typed is stronger than the chosen kind. */
export function discountEntry({
  discount,
  discountKind,
}: Pick<BillForm, 'discount' | 'discountKind'>): DiscountEntry | null {
  const typed = discount.trim();
  if (typed === '') return NO_DISCOUNT;
  const signed = typed.endsWith('%') || typed.startsWith('₹') || discountKind === 'amount';
  return parseDiscount(signed ? typed : `${typed}%`);
}

/** The discount that was typed on a line: rupees, or a percentage with its sign; null when it is none. */
export function lineDiscountEntry(
  { lineDiscounts }: Pick<BillForm, 'lineDiscounts'>,
  testId: string,
): DiscountEntry | null {
  return parseDiscount(lineDiscounts[testId] ?? '');
}

/** Money of the bill as the server will count it; a discount that cannot be is left out and said. */
export function billTotals(form: Priced, cap: DiscountCap): BillTotals {
  const entries = form.lines.map((line) => ({ line, entry: lineDiscountEntry(form, line.testId) }));
  const wrong = entries.find(
    ({ line, entry }) => entry === null || !checkDiscountOfBill(entry, line.pricePaise).ok,
  );
  const lines = withCoupon(
    form.coupon,
    entries.map(({ line: { testId, pricePaise: mrp }, entry }) => ({
      testId,
      mrp,
      discount: entry !== null && checkDiscountOfBill(entry, mrp).ok ? entry : NO_DISCOUNT,
    })),
  );
  const entry = discountEntry(form);
  const wanted = billTotal(lines, entry ?? NO_DISCOUNT);
  const verdict = wanted.ok ? checkDiscountCap(wanted.discount, wanted.gross, cap) : null;
  const isOverLimit = verdict?.ok === false && form.discount !== '';
  // What is asked for is not given yet.
  const total = wanted.ok && !(isOverLimit && form.asksDiscount) ? wanted : plainTotal(lines);
  const paid = form.payments.reduce((sum, { amount }) => sum + (parseRupees(amount) ?? 0), 0);
  const lineFault =
    wrong === undefined
      ? null
      : { testId: wrong.line.testId, msg: sayFault(billingFault('discount-beyond-bill')) };
  return { total, lineFault, discountFault: faultOf(), isOverLimit, paid, due: total.net - paid };

  function faultOf(): string | null {
    if (entry === null) return sayFault(billingFault('discount-beyond-bill'));
    if (!wanted.ok) return form.lines.length === 0 ? null : sayFault(wanted.fault);
    return verdict === null || verdict.ok || form.asksDiscount ? null : sayFault(verdict.fault);
  }
}

/** The lines with what a coupon gives on each; one that gives nothing on them leaves them as they are. */
function withCoupon(
  coupon: BillForm['coupon'],
  lines: readonly (BillLine & { readonly testId: string })[],
): readonly BillLine[] {
  if (coupon === null) return lines;
  const given = couponParts(
    coupon,
    lines.map(({ testId, mrp, discount }) => ({ testId, left: mrp - discountAmount(discount, mrp) })),
  );
  return given.ok ? lines.map((line, at) => ({ ...line, coupon: given.parts[at] ?? 0 })) : lines;
}

function plainTotal(lines: Parameters<typeof billTotal>[0]): BillTotal {
  const total = billTotal(lines, NO_DISCOUNT);
  if (!total.ok) throw new Error('The discounts on lines are checked before');
  return total;
}
