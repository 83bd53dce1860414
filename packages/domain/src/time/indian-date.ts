import { MESSAGES } from '../text/messages.ts';
import { calendarDateOf, dayExists, partsOrThrow, type CalendarDate } from './calendar-date.ts';
import { wallClockIn, type WallClock } from './zone.ts';

/** How dates are shown and typed (spec §9). */
export const DATE_FORMAT = 'DD/MM/YYYY';
export const DATE_TIME_FORMAT = 'DD/MM/YYYY HH:mm:ss';

const DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/u;
const DATE_TIME = /^(\d{2}\/\d{2}\/\d{4}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/u;

/** A calendar date as DD/MM/YYYY. Throws a RangeError when it is none. */
export function formatDate(date: CalendarDate): string {
  const { year, month, day } = partsOrThrow(date);
  return `${twoDigits(day)}/${twoDigits(month)}/${String(year).padStart(4, '0')}`;
}

/** What calendar and clock show in a zone, as DD/MM/YYYY HH:mm:ss. */
export function formatDateTime(zone: string, instant: Date): string {
  const { date, hour, minute, second } = wallClockIn(zone, instant);
  return `${formatDate(date)} ${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
}

/** The calendar date of a text DD/MM/YYYY; null when it has another shape or the day does not exist. */
export function parseDate(text: string): CalendarDate | null {
  const [, day, month, year] = DATE.exec(text) ?? [];
  const parts = { year: Number(year), month: Number(month), day: Number(day) };
  return dayExists(parts) ? calendarDateOf(parts) : null;
}

/** Calendar and clock of a text DD/MM/YYYY HH:mm:ss; null when it has another shape or does not exist. `instantIn` makes an instant of it. */
export function parseDateTime(text: string): WallClock | null {
  const [, day = '', hour, minute, second] = DATE_TIME.exec(text) ?? [];
  const date = parseDate(day);
  return date === null ? null : { date, hour: Number(hour), minute: Number(minute), second: Number(second) };
}

/** 'Enter correct date' (spec §5) for a text that is not DD/MM/YYYY HH:mm:ss, such as a mask not filled in ('20/1_/____ …'); null when it is. */
export function dateTimeFault(text: string): string | null {
  return parseDateTime(text) === null ? MESSAGES.date : null;
}

/** 'Enter correct date' when one of the two texts is wrong or the second is earlier than the first (spec §5); null otherwise. */
export function dateOrderFault(first: string, second: string): string | null {
  const [from, to] = [parseDateTime(first), parseDateTime(second)];
  if (from === null || to === null) return MESSAGES.date;
  return sortable(to) < sortable(from) ? MESSAGES.date : null;
}

function sortable({ date, hour, minute, second }: WallClock): string {
  return `${date} ${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
