import { bringsMoney, type PaymentMode } from './payment-mode.ts';

interface Taken {
  readonly mode: PaymentMode;
  readonly amountPaise: number;
}

export interface SurplusSplit<P extends Taken> {
  /** What pays the bill. */
  readonly payments: readonly P[];
  /** What is left of the money over the due, in the modes in which it came. */
  readonly surplus: readonly P[];
}

/**
 * Splits payments that come to more than `due` paise: the last money over the due is the surplus. Only a mode that
 * brings money is ever too much; another stays with the bill.
 */
export function splitSurplus<P extends Taken>(payments: readonly P[], due: number): SurplusSplit<P> {
  let over = payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0) - due;
  const kept: P[] = [];
  const surplus: P[] = [];
  for (const payment of payments.toReversed()) {
    const brings = bringsMoney(payment.mode);
    const part = brings ? Math.min(Math.max(over, 0), payment.amountPaise) : 0;
    over -= part;
    if (part > 0) surplus.unshift({ ...payment, amountPaise: part });
    if (part < payment.amountPaise) kept.unshift({ ...payment, amountPaise: payment.amountPaise - part });
  }
  return { payments: kept, surplus };
}
