import { sayFault } from '../../../kernel/api/refusal-words.ts';
import { correctDiscount, type DiscountCap } from '@nidan/domain/money/discount';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import type { BillForm } from './bill-form.ts';
import { billTotals } from '../bills/lines/bill-totals.ts';

/** The discount of the form with what it was before it was brought down forgotten, as after each key. */
export function typeBillDiscount(
  form: BillForm,
  part: Partial<Pick<BillForm, 'discount' | 'discountKind'>>,
): BillForm {
  return { ...form, ...part, asksDiscount: false, discountNote: '', wantedDiscount: null };
}

/**
 * The form with the discount on the bill brought down to what the user may give, the words of spec §5 that say so, and what was
 * wanted, which another person may be asked for; the same form when it may stay.
 */
export function settleBillDiscount(form: BillForm, cap: DiscountCap): BillForm {
  const { total, isOverLimit } = billTotals(form, cap);
  if (!isOverLimit || form.asksDiscount || !total.ok) return form;
  const onLines = billTotals({ ...form, discount: '' }, cap).total.discount;
  const { discount, fault } = correctDiscount(total.discount, total.gross, cap);
  const left = Math.max(0, discount - onLines);
  if (fault === null) return form;
  return {
    ...form,
    discountKind: 'amount',
    discount: left < PAISE_PER_RUPEE ? '' : String(Math.floor(left / PAISE_PER_RUPEE)),
    discountNote: sayFault(fault),
    wantedDiscount: { discount: form.discount, discountKind: form.discountKind },
  };
}

/** The form that asks another person for what was wanted. */
export function askForWanted(form: BillForm): BillForm {
  return { ...form, ...form.wantedDiscount, asksDiscount: true, discountNote: '', wantedDiscount: null };
}
