import { addDays, daysBetween } from '../time/calendar-date.ts';

/** A lot in the order in which it is used up. */
export interface LotToUse {
  readonly lotNo: string;
  /** Thousandths of the base unit. */
  readonly onHand: number;
  /** As `usableUntil` of the lot has it. */
  readonly usableUntil: string | null;
}

/** For how long one lot lasts, after those before it. */
export interface CoverOfLot {
  readonly lotNo: string;
  readonly days: number;
  /** The day on which it is used up, or ends. */
  readonly until: string;
  /** What will be left of it when it ends. */
  readonly wasted: number;
}

/** Further than anybody plans. */
const FURTHEST = 3_650;

/** For how many whole days lots last when so much is used each day, one after the other; what ends before it is used up is lost. */
export function coverOfLots(lots: readonly LotToUse[], perDay: number, today: string): CoverOfLot[] {
  if (perDay <= 0) return [];
  let day = 0;
  return lots.map(({ lotNo, onHand, usableUntil }) => {
    const end = usableUntil === null ? FURTHEST : daysBetween(today, usableUntil) + 1;
    const lasts = Math.floor(onHand / perDay);
    const days = Math.max(0, Math.min(lasts, end - day, FURTHEST - day));
    const wasted = days < lasts ? onHand - days * perDay : 0;
    day += days;
    return { lotNo, days, until: addDays(today, Math.max(0, day - 1)), wasted };
  });
}
