import { billTotal, type BillTotal } from '@nidan/domain/money/bill-total';
import {
  checkDiscountCap,
  checkDiscountOfBill,
  type DiscountCap,
  type DiscountEntry,
  NO_DISCOUNT,
  parseDiscount,
} from '@nidan/domain/money/discount';
import { parseRupees } from '@nidan/domain/money/rupees';
import { MESSAGES } from '@nidan/domain/text/messages';
import type { BillForm } from './bill-form.ts';

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
  'lines' | 'lineDiscounts' | 'discount' | 'discountKind' | 'asksDiscount' | 'payments'
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
  const lines = entries.map(({ line, entry }) => ({
    mrp: line.pricePaise,
    discount: entry !== null && checkDiscountOfBill(entry, line.pricePaise).ok ? entry : NO_DISCOUNT,
  }));
  const entry = discountEntry(form);
  const wanted = billTotal(lines, entry ?? NO_DISCOUNT);
  const verdict = wanted.ok ? checkDiscountCap(wanted.discount, wanted.gross, cap) : null;
  const isOverLimit = verdict?.ok === false;
  // What is asked for is not given yet.
  const total = wanted.ok && !(isOverLimit && form.asksDiscount) ? wanted : plainTotal(lines);
  const paid = form.payments.reduce((sum, { amount }) => sum + (parseRupees(amount) ?? 0), 0);
  const lineFault =
    wrong === undefined ? null : { testId: wrong.line.testId, msg: MESSAGES.discount.overBill };
  return { total, lineFault, discountFault: faultOf(), isOverLimit, paid, due: total.net - paid };

  function faultOf(): string | null {
    if (entry === null) return MESSAGES.discount.overBill;
    if (!wanted.ok) return form.lines.length === 0 ? null : wanted.message;
    return verdict === null || verdict.ok || form.asksDiscount ? null : verdict.message;
  }
}

function plainTotal(lines: Parameters<typeof billTotal>[0]): BillTotal {
  const total = billTotal(lines, NO_DISCOUNT);
  if (!total.ok) throw new Error('The discounts on lines are checked before');
  return total;
}
