import { calendarDateOf, type CalendarDate, partsOrThrow } from './calendar-date.ts';
import { calendarDateIn, startOfDayIn } from './zone.ts';

const FIRST_MONTH = 4;

/** The year in which the financial year of a day begins: 2026 from 1 April 2026 to 31 March 2027. */
export function financialYearOf(date: CalendarDate): number {
  const { year, month } = partsOrThrow(date);
  return month >= FIRST_MONTH ? year : year - 1;
}

/** The first day of the financial year that begins in a year. */
export function startOfFinancialYear(year: number): CalendarDate {
  return calendarDateOf({ year, month: FIRST_MONTH, day: 1 });
}

/** When the financial year of a moment began in a zone. */
export function financialYearBegan(zone: string, now: Date): Date {
  return startOfDayIn(zone, startOfFinancialYear(financialYearOf(calendarDateIn(zone, now))));
}
