import { type CalendarDate, daysBetween } from '../time/calendar-date.ts';

/** Bands of age of what is owed, by their first day (facts 2.4): not due yet, 0–30, 31–60, 61–90, 91–120, over 120 days. */
export const AGE_BANDS = [
  { label: 'Not due', from: Number.NEGATIVE_INFINITY },
  { label: '0–30', from: 0 },
  { label: '31–60', from: 31 },
  { label: '61–90', from: 61 },
  { label: '91–120', from: 91 },
  { label: 'over 120', from: 121 },
] as const;

/** Index of the band of what is so many days old; what is of a later day is not due. */
export function ageBandOf(days: number): number {
  return AGE_BANDS.findLastIndex(({ from }) => days >= from);
}

export interface Aged {
  readonly on: CalendarDate;
  /** In paise; below zero: a credit, which ages too. */
  readonly amount: number;
}

/** What is open in each band on a day, in paise; the sum of all is what is owed. */
export function ageingOf(open: readonly Aged[], day: CalendarDate): number[] {
  const bands = AGE_BANDS.map(() => 0);
  for (const { on, amount } of open) {
    const band = ageBandOf(daysBetween(on, day));
    bands[band] = (bands[band] ?? 0) + amount;
  }
  return bands;
}

/**
 * What is still open of debits when credits pay the oldest first, in paise; what is paid beyond them is a credit of the last day.
 * All together is what is owed.
 */
export function openByOldestFirst(debits: readonly Aged[], credits: number, day: CalendarDate): Aged[] {
  let left = credits;
  const open: Aged[] = [];
  for (const { on, amount } of debits.toSorted((a, b) => (a.on < b.on ? -1 : 1))) {
    const paid = Math.min(left, amount);
    left -= paid;
    if (amount > paid) open.push({ on, amount: amount - paid });
  }
  return left > 0 ? [...open, { on: day, amount: -left }] : open;
}
