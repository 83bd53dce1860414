/** Ways in which work is done and its money does not come (domain facts 2.3), the surest first: a line of a bill counts under one. */
export const LEAK_KINDS = ['neverBilled', 'free', 'belowContract', 'underCost', 'addedLater'] as const;
export type LeakKind = (typeof LEAK_KINDS)[number];

/** Tests that join a bill after so many minutes are asked for once more, with nobody at the counter. */
export const ADDED_LATER_MINUTES = 10;

/** A line of a bill, as leaks judge it; amounts in paise. */
export interface LineForLeaks {
  readonly pricePaise: number;
  readonly discountPaise: number;
  /** What the catalogue asks for the test. */
  readonly mrpPaise: number;
  /** What its tests cost the lab, as far as that is known; 0: it is not. */
  readonly costPaise: number;
  readonly isCanceled: boolean;
  /** A result of it was entered. A line that is not done leaks only if it is still done at this price. */
  readonly isDone: boolean;
  /** An agency's own rate gave the price. */
  readonly isContract: boolean;
  readonly minutesAfterBill: number;
  /** Still due on its bill. */
  readonly duePaise: number;
}

export interface Leak {
  readonly kind: LeakKind;
  /** What did not come, in paise; above nothing. */
  readonly amountPaise: number;
}

function leak(kind: LeakKind, amountPaise: number): Leak | null {
  return amountPaise > 0 ? { kind, amountPaise } : null;
}

/**
 * What a line leaks; null for none. Done and taken off the bill: its net price. Given for nothing: the rate of its agency, or else what it
 * would have cost. Below the rate that
 * was agreed with its agency: the discount. Below what its tests cost: what it lacks. Joined later and not paid: what is due, up to its net price.
 */
export function leakOf(line: LineForLeaks): Leak | null {
  const { pricePaise, discountPaise, mrpPaise, costPaise, isCanceled, isDone, isContract, duePaise } = line;
  const netPaise = pricePaise - discountPaise;
  if (isCanceled) return isDone ? leak('neverBilled', netPaise) : null;
  // What an agency agreed to have for nothing is not given away: only its cost counts.
  const isAgreed = isContract && pricePaise === 0;
  if (netPaise === 0 && !isAgreed) {
    return leak('free', isContract ? pricePaise : Math.max(pricePaise, mrpPaise));
  }
  if (isContract && discountPaise > 0) return leak('belowContract', discountPaise);
  if (netPaise < costPaise) return leak('underCost', costPaise - netPaise);
  return line.minutesAfterBill > ADDED_LATER_MINUTES
    ? leak('addedLater', Math.min(netPaise, duePaise))
    : null;
}
