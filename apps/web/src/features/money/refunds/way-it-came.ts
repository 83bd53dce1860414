import type { PaymentView } from '@nidan/contract/money/payments/payment-view';
import { COUNTER_PAYMENT_MODES, type PaymentMode } from '@nidan/domain/money/payment-mode';

type Paid = Pick<PaymentView, 'mode' | 'amountPaise'>;

/** Modes by which a counter can give back and the bill was paid, the most money first; reversals take theirs off. */
export function waysItCame(payments: readonly Paid[]): readonly PaymentMode[] {
  const sum = (mode: PaymentMode): number =>
    payments.reduce((paise, one) => (one.mode === mode ? paise + one.amountPaise : paise), 0);
  return COUNTER_PAYMENT_MODES.filter((mode) => sum(mode) > 0).toSorted((a, b) => sum(b) - sum(a));
}
