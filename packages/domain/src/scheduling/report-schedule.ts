import { DAY } from '../time/durations.ts';
import type { ReportSchedule } from '../enumerations/reporting.ts';
import { addDays, addMonths, partsOrThrow, weekdayOf, type CalendarDate } from '../time/calendar-date.ts';
import { calendarDateIn, instantIn } from '../time/zone.ts';

/** Reports run at 1:00 daily for all frequencies (spec §9), in the lab's zone. */
export const REPORT_HOUR = 1;
export const REPORT_CRON = '0 1 * * *';

/** First and last day that the run of a date covers, both before it. */
export interface ReportPeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The next instant at which schedules are looked at: 1:00 in the zone, strictly after `after`. */
export function nextReportRun(after: Date, zone: string): Date {
  const today = calendarDateIn(zone, after);
  const at = (date: CalendarDate) => instantIn(zone, { date, hour: REPORT_HOUR, minute: 0, second: 0 });
  return at(today).getTime() > after.getTime() ? at(today) : at(addDays(today, 1));
}

/**
 * What a report covers when its run falls on a date; null when it does not run then. Daily: the day before. Weekly: on Mondays the week
 * before. Monthly: on the first the month before. Custom periods are the schedule's own, so it never runs by frequency.
 */
export function periodOfRun(schedule: ReportSchedule, date: CalendarDate): ReportPeriod | null {
  const yesterday = addDays(date, -1);
  if (schedule === 'daily') return { from: yesterday, to: yesterday };
  if (schedule === 'weekly') return weekdayOf(date) === 1 ? { from: addDays(date, -7), to: yesterday } : null;
  if (schedule === 'monthly' && partsOrThrow(date).day === 1) {
    return { from: addMonths(date, -1), to: yesterday };
  }
  return null;
}

/** What a schedule of every so many days counts from. */
export interface CustomSchedule {
  /** Its first run. */
  readonly firstOn: CalendarDate;
  /** Runs again after this many days, and covers as many. */
  readonly everyDays: number;
}

/** What a custom schedule covers when its run falls on a date; null when it does not run then. */
export function customPeriodOfRun(
  { firstOn, everyDays }: CustomSchedule,
  date: CalendarDate,
): ReportPeriod | null {
  const days = Math.round((Date.parse(date) - Date.parse(firstOn)) / DAY);
  return days >= 0 && days % everyDays === 0
    ? { from: addDays(date, -everyDays), to: addDays(date, -1) }
    : null;
}

/** Days for which a missed run is still caught up with. */
export const CATCH_UP_DAYS = 92;

/**
 * The period of the latest run of a schedule up to now: what was missed before it, such as while the server was down, is not
 * caught up with (domain facts 2.20). Null when no run fell between its beginning and now.
 */
export function latestPeriod(
  schedule: {
    readonly frequency: ReportSchedule;
    readonly custom: CustomSchedule | null;
    readonly since: Date;
  },
  now: Date,
  zone: string,
): ReportPeriod | null {
  const { frequency, custom, since } = schedule;
  const runOn = (date: CalendarDate): ReportPeriod | null =>
    custom === null ? periodOfRun(frequency, date) : customPeriodOfRun(custom, date);
  const today = calendarDateIn(zone, now);
  for (let back = 0; back <= CATCH_UP_DAYS; back += 1) {
    const date = addDays(today, -back);
    const at = instantIn(zone, { date, hour: REPORT_HOUR, minute: 0, second: 0 });
    if (at.getTime() < since.getTime()) return null;
    const period = at.getTime() <= now.getTime() ? runOn(date) : null;
    if (period !== null) return period;
  }
  return null;
}
