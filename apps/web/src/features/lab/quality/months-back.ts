import { addMonths, type CalendarDate } from '@nidan/domain/time/calendar-date';

const MONTHS = 13;
const LENGTH = 'YYYY-MM'.length;

/** '2026-11': the month of a day. */
export function monthOf(day: CalendarDate): string {
  return day.slice(0, LENGTH);
}

/** The month of a day and the twelve before it, '2026-11' first. */
export function monthsBack(today: CalendarDate): string[] {
  const first = `${monthOf(today)}-01`;
  return Array.from({ length: MONTHS }, (_, back) => monthOf(addMonths(first, -back)));
}
