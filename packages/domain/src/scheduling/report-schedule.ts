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
