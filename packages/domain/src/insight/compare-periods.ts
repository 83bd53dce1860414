import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import type { DateRange } from '../time/date-filter.ts';

/** The days that a dashboard may show, both ends included. */
export const DASHBOARD_SPANS = ['today', 'yesterday', 'week', 'month'] as const;
export type DashboardSpan = (typeof DASHBOARD_SPANS)[number];

/** The days of a span seen from today: the last 7 or 30 with today. */
export function spanDays(span: DashboardSpan, today: CalendarDate): DateRange {
  if (span === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  const back = { today: 0, week: 6, month: 29 }[span];
  return { from: addDays(today, -back), to: today };
}

/** As many days before, beginning on the same weekday for a single day: a Monday is held against a Monday. */
export function formerDays({ from, to }: DateRange): DateRange {
  const length = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  const back = length === 1 ? 7 : length;
  return { from: addDays(from, -back), to: addDays(to, -back) };
}
