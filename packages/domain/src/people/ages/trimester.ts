import { type CalendarDate, daysBetween } from '../../time/calendar-date.ts';

/** A third of a pregnancy, counted from the first day of the last period. */
export const TRIMESTERS = [1, 2, 3] as const;
export type Trimester = (typeof TRIMESTERS)[number];

/** First days of the second and third trimester: 14 and 28 completed weeks (ACOG). */
const SECOND_FROM = 14 * 7;
const THIRD_FROM = 28 * 7;

/** Days after which nobody is pregnant any more: 44 weeks. */
export const LONGEST_PREGNANCY_DAYS = 44 * 7;

/** What was said of a pregnancy: the first day of the last period, or the trimester on a day. */
export interface PregnancySource {
  readonly lastPeriod: CalendarDate | null;
  readonly trimester: Trimester | null;
}

/** Completed weeks of a pregnancy on a day, by the last period; null where it is not known, before, after and without one. */
export function pregnancyWeeksOn({ lastPeriod }: PregnancySource, on: CalendarDate): number | null {
  if (lastPeriod === null) return null;
  const days = daysBetween(lastPeriod, on);
  return days < 0 || days >= LONGEST_PREGNANCY_DAYS ? null : Math.floor(days / 7);
}

/** The trimester on a day: by the last period when it is known, else as it was said; null before, after and without a pregnancy. */
export function trimesterOn({ lastPeriod, trimester }: PregnancySource, on: CalendarDate): Trimester | null {
  if (lastPeriod === null) return trimester;
  const days = daysBetween(lastPeriod, on);
  if (days < 0 || days >= LONGEST_PREGNANCY_DAYS) return null;
  if (days < SECOND_FROM) return 1;
  return days < THIRD_FROM ? 2 : 3;
}
