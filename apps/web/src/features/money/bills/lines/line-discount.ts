import { sayFault } from '../../../../kernel/api/refusal-words.ts';
import { correctLineDiscount, type DiscountCap, discountAmount } from '@nidan/domain/money/discount';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import type { BillForm } from '../../register/bill-form.ts';
import { billTotals, lineDiscountEntry } from './bill-totals.ts';

/** A discount on the bill grows while one on a line shrinks, so that the second look may find a little more. */
const MOST_LOOKS = 4;

/** The form with a discount as it is typed on a line. */
export function typeLineDiscount(form: BillForm, testId: string, typed: string): BillForm {
  const text = typed.replace(/[^\d.%₹]/gu, '');
  return {
    ...form,
    lineDiscounts: changed(form.lineDiscounts, testId, text),
    lineNotes: changed(form.lineNotes, testId, ''),
  };
}

/**
 * The form with the discount on a line brought down to what the user may give, and with the words of spec §5 that say so;
 * the same form when it may stay.
 */
export function settleLineDiscount(form: BillForm, testId: string, cap: DiscountCap): BillForm {
  let settled = form;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const next = lookOnce(settled, testId, cap);
    if (next === settled) return settled;
    settled = next;
  }
  return settled;
}

function lookOnce(form: BillForm, testId: string, cap: DiscountCap): BillForm {
  const line = form.lines.find((one) => one.testId === testId);
  const entry = lineDiscountEntry(form, testId);
  if (line === undefined || entry === null) return form;
  const { total, lineFault } = billTotals(form, cap);
  if (lineFault?.testId === testId) return form;
  const typed = discountAmount(entry, line.pricePaise);
  const bill = { others: total.discount - typed, total: total.gross };
  const { discount, fault } = correctLineDiscount(typed, bill, cap);
  if (fault === null) return form;
  const text = discount === 0 ? '' : String(Math.floor(discount / PAISE_PER_RUPEE));
  return {
    ...form,
    lineDiscounts: changed(form.lineDiscounts, testId, text),
    lineNotes: changed(form.lineNotes, testId, sayFault(fault)),
  };
}

/** The texts by test with one of them changed; an empty one is left out. */
function changed(
  texts: Readonly<Record<string, string>>,
  testId: string,
  text: string,
): Readonly<Record<string, string>> {
  const { [testId]: _, ...others } = texts;
  return text === '' ? others : { ...others, [testId]: text };
}
