import { type Static } from 'typebox';
import { closed, Paise } from '../../kernel/shapes.ts';

/**
 * The money of a bill, read from the journal. Net is gross less discount, both without cancelled lines, what was kept for
 * handling and what debit notes added; net less written off, charged to an agency and paid, plus
 * refunded, is due.
 */
export const BillDues = closed({
  grossPaise: Paise,
  discountPaise: Paise,
  /** What of the discount a coupon gave. */
  couponPaise: Paise,
  /** Kept of drawn tests that were given back. */
  handlingPaise: Paise,
  /** Added by debit notes. */
  debitNotePaise: Paise,
  netPaise: Paise,
  /** Due once, and given up. */
  writtenOffPaise: Paise,
  /** Received and not reversed, also what was refunded since. */
  paidPaise: Paise,
  /** Paid out to the patient. */
  refundedPaise: Paise,
  /** Charged to the agency that pays the bill. */
  agencyPaise: Paise,
  /** Still to be paid, never negative. */
  duePaise: Paise,
  /** Owed to the patient, because a paid line was cancelled or a discount came after the payment. */
  refundPayablePaise: Paise,
});
export type BillDues = Static<typeof BillDues>;
