/** Why money of an order is not booked by itself: it is another sum, or no Indian rupees. */
export const HELD_BECAUSE = ['amount', 'currency'] as const;
export type HeldBecause = (typeof HELD_BECAUSE)[number];

interface CameMoney {
  /** In the smallest unit of the currency: paise. */
  readonly amount: number;
  /** ISO 4217, such as INR. */
  readonly currency: string;
}

/** Why money is held for a person; null when it is exactly what was asked for, `asked` in paise. */
export function whyHeld(asked: number, { amount, currency }: CameMoney): HeldBecause | null {
  if (currency !== 'INR') return 'currency';
  return amount === asked ? null : 'amount';
}
