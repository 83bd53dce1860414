import { type Static } from 'typebox';
import { closed, Paise } from '../kernel/shapes.ts';

/** The money of a bill, read from the journal. Net is gross less discount, both without cancelled lines. */
export const BillDues = closed({
  grossPaise: Paise,
  discountPaise: Paise,
  netPaise: Paise,
  /** Received and not reversed. */
  paidPaise: Paise,
  /** Still to be paid, never negative. */
  duePaise: Paise,
  /** Owed to the patient, because a paid line was cancelled or a discount came after the payment. */
  refundPayablePaise: Paise,
});
export type BillDues = Static<typeof BillDues>;
