import { addDays } from '../time/calendar-date.ts';

/** Most that an order may let come beyond it, in per cent. */
export const MOST_OVER_PERCENT = 10;

/** What a lab lets pass of a receipt: over the order in per cent, and the fewest days that a lot must still have. */
export interface ReceiptRule {
  readonly overPercent: number;
  readonly fewestDays: number;
}

/** A line as it is received. Quantities in thousandths of the unit of the order. */
export interface ReceivedLine {
  readonly ordered: number;
  /** By earlier receipts, without what was rejected. */
  readonly before: number;
  readonly accepted: number;
  readonly expiresOn: string | null;
}

/** The fewest days that a lot of an item must still have: those of the item, else those of the lab; 0: none are asked for. */
export function fewestDaysOf(ofItem: number, ofLab: number): number {
  return ofItem === 0 ? ofLab : ofItem;
}

export type ReceiptFault = 'over-order' | 'expired' | 'short-life';

/** Why a line cannot be received: more than ordered (a whole number on both sides: 100.002 of 100 is more), expired, or with too short a life. Null: it can. */
export function receiptFault(line: ReceivedLine, rule: ReceiptRule, today: string): ReceiptFault | null {
  const { ordered, before, accepted, expiresOn } = line;
  if ((before + accepted) * 100 > ordered * (100 + rule.overPercent)) return 'over-order';
  if (expiresOn === null) return null;
  if (expiresOn < today) return 'expired';
  return expiresOn < addDays(today, rule.fewestDays) ? 'short-life' : null;
}
