import { addMonths, type CalendarDate } from '@nidan/domain/time/calendar-date';

const MONTHS = 13;
const LENGTH = 'YYYY-MM'.length;

/** The month of a day and the twelve before it, '2026-11' first. */
export function monthsBack(today: CalendarDate): string[] {
  const first = `${today.slice(0, LENGTH)}-01`;
  return Array.from({ length: MONTHS }, (_, back) => addMonths(first, -back).slice(0, LENGTH));
}
