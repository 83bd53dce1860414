import { calendarDateOf, type CalendarDate, partsOrThrow } from '../time/calendar-date.ts';
import { financialYearOf } from '../time/financial-year.ts';

/** A quarter of a financial year, as statements of TDS are made: 1 is April to June, 4 is January to March. */
export interface TdsQuarter {
  /** The year in which the financial year begins. */
  readonly year: number;
  readonly quarter: number;
}

export const TDS_QUARTERS = [1, 2, 3, 4] as const;
const MONTHS = 3;
const MONTHS_OF_YEAR = 12;

/** The quarter that a day is in. */
export function tdsQuarterOf(day: CalendarDate): TdsQuarter {
  const { month } = partsOrThrow(day);
  const sinceApril = (month + MONTHS_OF_YEAR - MONTHS - 1) % MONTHS_OF_YEAR;
  return { year: financialYearOf(day), quarter: Math.floor(sinceApril / MONTHS) + 1 };
}

/** The first day of a quarter, and the first day of the next one. */
export function daysOfTdsQuarter({ year, quarter }: TdsQuarter): {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
} {
  const startOf = (index: number): CalendarDate => {
    const months = MONTHS + index * MONTHS;
    const month = (months % MONTHS_OF_YEAR) + 1;
    return calendarDateOf({ year: year + Math.floor(months / MONTHS_OF_YEAR), month, day: 1 });
  };
  return { from: startOf(quarter - 1), until: startOf(quarter) };
}
