import type { StockLevel } from '../enumerations/inventory.ts';

/** What an item is used up by. Quantities in thousandths of its base unit. */
export interface Use {
  /** Mean of a day. */
  readonly perDay: number;
  /** Standard deviation of a day. */
  readonly spread: number;
  /** Days from an order to its receipt. */
  readonly leadDays: number;
  /** What the item should never fall below, whatever is used; nothing unless told. */
  readonly least?: number;
}

/** Safety for 95 of 100 orders. */
const SAFETY = 1.645;
/** More than so many times what should be ordered at is more than is good to keep. */
const TOO_MUCH = 3;

/** The stock at which to order: what is used until it comes, and a safety for days on which more is used (facts 2.11), but its least at least. */
export function reorderPoint({ perDay, spread, leadDays, least = 0 }: Use): number {
  return Math.max(least, Math.ceil(perDay * leadDays + SAFETY * spread * Math.sqrt(leadDays)));
}

/**
 * How much there is: very low when it does not last until an order made now would come, low at the point of ordering, high at more than
 * three times that. An item that nobody uses is very low when there is none, low up to its least, and good otherwise.
 */
export function stockLevel(onHand: number, use: Use): StockLevel {
  if (onHand <= 0) return 'very low';
  const point = reorderPoint(use);
  if (use.perDay <= 0) return onHand < point ? 'low' : 'good';
  if (onHand < use.perDay * use.leadDays) return 'very low';
  if (onHand <= point) return 'low';
  return onHand > point * TOO_MUCH ? 'high' : 'good';
}
