import type { CalendarDate } from '../time/calendar-date.ts';
import type { Period } from './price-rules.ts';

/** Days ahead in which a price that runs out is told. */
export const SOON_DAYS = 30;

/**
 * True when one of the periods of a test in a list ends on `by` or before and no other one begins on that day, so that a
 * weaker rule prices the test from then on. A price that another one follows does not run out.
 */
export function runsOut(prices: readonly Period[], by: CalendarDate): boolean {
  const begins = new Set(prices.map(({ from }) => from));
  return prices.some(({ until }) => until !== null && until <= by && !begins.has(until));
}
