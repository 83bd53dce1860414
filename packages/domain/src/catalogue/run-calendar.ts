import { MINUTE } from '../time/durations.ts';
import { addDays, weekdayOf } from '../time/calendar-date.ts';
import { calendarDateIn, instantIn } from '../time/zone.ts';

/** The most minutes before its run that a tube may have to be there: two days. */
export const MOST_CUT_OFF_MINUTES = 2_880;

/** A time of the week at which a test is run; tubes of bills made later than the cut-off wait for the next one. */
export interface TestRun {
  /** Days of the week, 1 Monday to 7 Sunday. */
  readonly days: readonly number[];
  /** Clock of the lab at which it starts, such as '08:00'. */
  readonly at: string;
  /** Minutes before it starts. */
  readonly cutOffMinutes: number;
}

/** How long a test takes: hours from the start of its run, or from the bill when its calendar is empty. */
export interface TestTiming {
  readonly tatHours: number;
  readonly runCalendar: readonly TestRun[];
}

const HOUR_MS = 60 * MINUTE;
/** Every run comes once a week, and its cut-off may have passed this week. */
const FARTHEST_DAYS = 7 + Math.ceil(MOST_CUT_OFF_MINUTES / (24 * 60));

function startOn(date: string, at: string, zone: string): Date {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return instantIn(zone, { date, hour, minute, second: 0 });
}

/** The start of the first run whose cut-off is not before `at`, by the clock of `zone`; null for an empty calendar. */
export function nextRun(calendar: readonly TestRun[], at: Date, zone: string): Date | null {
  if (calendar.length === 0) return null;
  const today = calendarDateIn(zone, at);
  for (let day = 0; day <= FARTHEST_DAYS; day += 1) {
    const date = addDays(today, day);
    const starts = calendar
      .filter(({ days }) => days.includes(weekdayOf(date)))
      .map((run) => ({ start: startOn(date, run.at, zone).getTime(), cutOff: run.cutOffMinutes * MINUTE }))
      .filter(({ start, cutOff }) => start - cutOff >= at.getTime())
      .map(({ start }) => start);
    if (starts.length > 0) return new Date(Math.min(...starts));
  }
  return null;
}

/** When a test that is billed at `at` is promised. */
export function promisedAt({ tatHours, runCalendar }: TestTiming, at: Date, zone: string): Date {
  const start = nextRun(runCalendar, at, zone) ?? at;
  return new Date(start.getTime() + tatHours * HOUR_MS);
}

/** When the last of several tests that are billed at `at` is promised; at least one. */
export function lastPromise(timings: readonly TestTiming[], at: Date, zone: string): Date {
  return new Date(Math.max(...timings.map((timing) => promisedAt(timing, at, zone).getTime())));
}
