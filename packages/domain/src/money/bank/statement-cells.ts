import { asciiDigits } from '../../text/ascii-digits.ts';
import { type CalendarDate, calendarDateOf, dayExists } from '../../time/calendar-date.ts';
import { paiseOfRupees } from '../rupees.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ,]+(\d{4}|\d{2})(?!\d)/iu;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/u;

function monthOf(text: string): number {
  const named = MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  return named > 0 ? named : Number(text);
}

function dayOf(year: number, month: number, day: number): CalendarDate | null {
  const parts = { year: year < 100 ? 2_000 + year : year, month, day };
  return dayExists(parts) ? calendarDateOf(parts) : null;
}

/** True for a cell that is meant as a day, whether it is one or not: '31/02/26' is, 'Total' and '1,200.00' are not. */
export function looksLikeDay(text: string): boolean {
  return /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]/iu.test(text.trim());
}

/** The day of a cell as banks in India write it, the day before the month unless the year comes first; null for none. */
export function dayOfCell(cell: string): CalendarDate | null {
  const text = asciiDigits(cell).trim();
  const [, year, month = '', day] = YEAR_FIRST.exec(text) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(day));
  const [, first, second = '', third] = DAY_FIRST.exec(text) ?? [];
  return first === undefined ? null : dayOf(Number(third), monthOf(second), Number(first));
}

const AMOUNT =
  /^(\()?(?:₹|rs\.?|inr)?\s*([-+])?\s*((?:\d[\d,]*)(?:\.\d{1,2}0*)?|\.\d{1,2})\)?\s*(dr|cr|d|c)?\.?$/iu;
/** More than this is no amount of a lab: ₹10,000 crore. */
const MOST_PAISE = 10_000_000_000_000;

/** Paise of a cell such as '1,23,456.78', '(500.00)' or '500.00 Dr'; what goes out is below zero; null for no amount. */
export function paiseOfCell(cell: string): number | null {
  const match = AMOUNT.exec(asciiDigits(cell).trim());
  if (match === null) return null;
  const [, open, sign, digits = '', side = ''] = match;
  const paise = paiseOfRupees(Number(digits.replaceAll(',', '')));
  if (paise > MOST_PAISE) return null;
  const goesOut = open !== undefined || sign === '-' || side.toLowerCase().startsWith('d');
  return goesOut ? -paise || 0 : paise;
}
