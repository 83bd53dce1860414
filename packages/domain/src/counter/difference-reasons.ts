/** Why a drawer does not hold what it should, as a choice; what happened is told beside it. */
export const DIFFERENCE_REASON_NAMES = [
  'wrong_change',
  'receipt_missing',
  'wrong_mode',
  'false_note',
  'petty_cash',
  'unknown',
] as const;
export type DifferenceReason = (typeof DIFFERENCE_REASON_NAMES)[number];

/** The reasons as they are read. */
export const DIFFERENCE_REASONS = {
  wrong_change: 'Wrong change given',
  receipt_missing: 'Money taken without a receipt',
  wrong_mode: 'Receipt saved in another mode',
  false_note: 'False or torn note',
  petty_cash: 'Petty cash not booked',
  unknown: 'Not known',
} as const satisfies Record<DifferenceReason, string>;
