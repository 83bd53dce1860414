import {
  addDays,
  addMonths,
  calendarDateOf,
  partsOrThrow,
  weekdayOf,
  type CalendarDate,
} from './calendar-date.ts';

/** Days of the range that a list shows first (spec §9). */
export const DEFAULT_RANGE_DAYS = 7;

/** Date-range presets and their codes (spec §3 and §9). */
export const DATE_PRESETS = {
  today: 1,
  yesterday: 2,
  thisWeek: 3,
  lastWeek: 4,
  thisMonth: 5,
  lastMonth: 6,
  thisQuarter: 7,
  lastQuarter: 8,
  thisYear: 9,
  lastYear: 10,
  thisFiscalYear: 11,
  lastFiscalYear: 12,
  allTime: 98,
  custom: 99,
} as const;

/** What the presets are called (spec §9 "Date filters"), with their codes. */
export const DATE_PRESET_LABELS = {
  today: 1,
  yesterday: 2,
  'this week': 3,
  'last week': 4,
  'this month': 5,
  'last month': 6,
  'this quarter': 7,
  'last quarter': 8,
  'this year': 9,
  'last year': 10,
  'this fiscal year': 11,
  'last fiscal year': 12,
  'all time': 98,
  custom: 99,
} as const;

export type DatePreset = keyof typeof DATE_PRESETS;
export type DatedPreset = Exclude<DatePreset, 'allTime' | 'custom'>;

/** Calendar dates, both included. */
export interface DateRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const RANGES: Record<DatedPreset, (today: CalendarDate) => DateRange> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  thisWeek: (today) => weekFrom(startOfWeek(today)),
  lastWeek: (today) => weekFrom(addDays(startOfWeek(today), -7)),
  thisMonth: (today) => monthsFrom(startOfMonth(today), 1),
  lastMonth: (today) => monthsFrom(addMonths(startOfMonth(today), -1), 1),
  thisQuarter: (today) => monthsFrom(startOfQuarter(today), 3),
  lastQuarter: (today) => monthsFrom(addMonths(startOfQuarter(today), -3), 3),
  thisYear: (today) => monthsFrom(startOfYear(today, 1), 12),
  lastYear: (today) => monthsFrom(addMonths(startOfYear(today, 1), -12), 12),
  thisFiscalYear: (today) => monthsFrom(startOfYear(today, 4), 12),
  lastFiscalYear: (today) => monthsFrom(addMonths(startOfYear(today, 4), -12), 12),
};

/** Dates of a preset, seen from today in the lab's zone: weeks from Monday to Sunday, calendar quarters, fiscal years from 1 April (spec §9). */
export function rangeOfPreset(preset: DatedPreset, today: CalendarDate): DateRange {
  return RANGES[preset](today);
}

/** The last days up to today: `lastDays(7, …)` has seven, today included. */
export function lastDays(count: number, today: CalendarDate): DateRange {
  return { from: addDays(today, 1 - count), to: today };
}

function startOfWeek(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - weekdayOf(date));
}

function startOfMonth(date: CalendarDate): CalendarDate {
  return calendarDateOf({ ...partsOrThrow(date), day: 1 });
}

function startOfQuarter(date: CalendarDate): CalendarDate {
  const { year, month } = partsOrThrow(date);
  return calendarDateOf({ year, month: month - ((month - 1) % 3), day: 1 });
}

/** Of the year that begins in a month: 1 for the calendar, 4 for the fiscal year. */
function startOfYear(date: CalendarDate, firstMonth: number): CalendarDate {
  const { year, month } = partsOrThrow(date);
  return calendarDateOf({ year: month < firstMonth ? year - 1 : year, month: firstMonth, day: 1 });
}

function weekFrom(from: CalendarDate): DateRange {
  return { from, to: addDays(from, 6) };
}

function monthsFrom(from: CalendarDate, count: number): DateRange {
  return { from, to: addDays(addMonths(from, count), -1) };
}
