import type { BillingCycle } from '../enumerations/agencies.ts';
import {
  addDays,
  calendarDateOf,
  type CalendarDate,
  dateOfDayNumber,
  dayNumberOf,
  daysInMonth,
  partsOrThrow,
} from '../time/calendar-date.ts';

/** First and last day of what an invoice is for. */
export interface InvoicePeriod {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Monday, 5 January 1970: weeks begin on it (spec §9). */
const A_MONDAY = 4;

const PERIODS: Readonly<Record<BillingCycle, (day: CalendarDate) => InvoicePeriod>> = {
  daily: (day) => ({ from: day, to: day }),
  '7days': (day) => {
    const number = dayNumberOf(day);
    const first = number - ((((number - A_MONDAY) % 7) + 7) % 7);
    return { from: dateOfDayNumber(first), to: dateOfDayNumber(first + 6) };
  },
  fortnightly: (day) => {
    const { year, month, day: ofMonth } = partsOrThrow(day);
    const [first, last] = ofMonth <= 15 ? [1, 15] : [16, daysInMonth(year, month)];
    return {
      from: calendarDateOf({ year, month, day: first }),
      to: calendarDateOf({ year, month, day: last }),
    };
  },
  monthly: (day) => months(day, 1),
  // Quarters of the calendar (spec §9).
  quarterly: (day) => months(day, 3),
};

function months(day: CalendarDate, length: number): InvoicePeriod {
  const { year, month } = partsOrThrow(day);
  const first = month - ((month - 1) % length);
  const last = first + length - 1;
  return {
    from: calendarDateOf({ year, month: first, day: 1 }),
    to: calendarDateOf({ year, month: last, day: daysInMonth(year, last) }),
  };
}

/** The period of a cycle in which a day lies: a test is invoiced by the day on which it was checked (facts 2.4). */
export function periodOf(cycle: BillingCycle, day: CalendarDate): InvoicePeriod {
  return PERIODS[cycle](day);
}

/** The period of a cycle that ended last before a day: the one to be invoiced on it. */
export function latestEndedPeriod(cycle: BillingCycle, today: CalendarDate): InvoicePeriod {
  return periodOf(cycle, addDays(periodOf(cycle, today).from, -1));
}

/** Periods of a cycle from a day on that ended before today, the first first: those to be invoiced. */
export function endedPeriods(cycle: BillingCycle, from: CalendarDate, today: CalendarDate): InvoicePeriod[] {
  const ended: InvoicePeriod[] = [];
  for (
    let period = periodOf(cycle, from);
    period.to < today;
    period = periodOf(cycle, addDays(period.to, 1))
  ) {
    ended.push(period);
  }
  return ended;
}
