import type { CalendarDate } from '@nidan/domain/time/calendar-date';

/** Name of the counter that the serials of a day's lab IDs come from. */
export function labIdCounter(date: CalendarDate): string {
  return `lab ID ${date}`;
}
