import { addDays, addMonths, type CalendarDate } from './calendar-date.ts';

/** Days within one calendar month, first and last included. */
export interface DaysOfMonth {
  /** First day of the month. */
  readonly month: CalendarDate;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** First day of the month of a day. */
export function firstOfMonth(day: CalendarDate): CalendarDate {
  return `${day.slice(0, 8)}01`;
}

/** Days from one to another cut at the ends of months, in order; none when the last day is before the first. */
export function monthsOfDays(from: CalendarDate, to: CalendarDate): DaysOfMonth[] {
  const parts: DaysOfMonth[] = [];
  for (let begin = from; begin <= to;) {
    const month = firstOfMonth(begin);
    const next = addMonths(month, 1);
    parts.push({ month, from: begin, to: next <= to ? addDays(next, -1) : to });
    begin = next;
  }
  return parts;
}
