import { DAY } from './durations.ts';

/** A day without a time or a zone, written YYYY-MM-DD. */
export type CalendarDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/u;

export interface DateParts {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

/** Parts of a calendar date; null when the text is not YYYY-MM-DD or the day does not exist. */
export function datePartsOf(text: string): DateParts | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return dayExists(parts) ? parts : null;
}

/** True when the day is in the calendar: month 1 to 12, day within its month, leap years counted. */
export function dayExists({ year, month, day }: DateParts): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  return day <= daysInMonth(year, month);
}

/** Days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Writes the parts as YYYY-MM-DD. */
export function calendarDateOf({ year, month, day }: DateParts): CalendarDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Number of the day, counted from 1970-01-01 as 0; throws a RangeError when the text is no calendar date. */
export function dayNumberOf(date: CalendarDate): number {
  if (!datePartsOf(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

/** The first and the last day that four digits of a year can write. */
export const FIRST_DAY: CalendarDate = '0001-01-01';
export const LAST_DAY: CalendarDate = '9999-12-31';
const FIRST_NUMBER = Date.parse(FIRST_DAY) / DAY;
const LAST_NUMBER = Date.parse(LAST_DAY) / DAY;

/** The calendar date of a day number; the first or the last day for one beyond them. */
export function dateOfDayNumber(dayNumber: number): CalendarDate {
  const within = Math.min(Math.max(dayNumber, FIRST_NUMBER), LAST_NUMBER);
  return new Date(within * DAY).toISOString().slice(0, 10);
}

/** The date that many days later, or earlier when negative; the first or the last day at the ends of the calendar. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

/**
 * The date that many months later; the last day of the month where the day does not exist there, and the first or the last day at the
 * ends of the calendar.
 */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOrThrow(date);
  const count = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  if (target.year < 1) return FIRST_DAY;
  if (target.year > 9999) return LAST_DAY;
  return calendarDateOf({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) });
}

/** Days from one date to the other; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumberOf(to) - dayNumberOf(from);
}

/** Day of the week: 1 Monday to 7 Sunday. */
export function weekdayOf(date: CalendarDate): number {
  // 1970-01-01 was a Thursday.
  return ((((dayNumberOf(date) + 3) % 7) + 7) % 7) + 1;
}

/** Parts of a date that is known to be one; throws a RangeError otherwise. */
export function partsOrThrow(date: CalendarDate): DateParts {
  const parts = datePartsOf(date);
  if (!parts) throw new RangeError(`Not a calendar date: ${date}`);
  return parts;
}
