import { type AskedDates, daysAsked, defaultDays } from '@nidan/domain/time/asked-dates';
import { type CalendarDate, LAST_DAY } from '@nidan/domain/time/calendar-date';
import type { DateRange } from '@nidan/domain/time/date-filter';
import { requireDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Before the first posting of any lab. */
const FIRST_DAY: CalendarDate = '2000-01-01';

/** The days that the books are asked for, both ends known: the last 7 unless told. */
export function daysOfBooks(ctx: Ctx, asked: AskedDates): DateRange {
  requireDates(ctx, asked);
  const seen = { now: ctx.now, zone: ctx.lab.timeZone };
  const isTold = [asked.dates, asked.from, asked.to].some((part) => part !== undefined);
  if (!isTold) return defaultDays(seen);
  const days = daysAsked(asked, seen);
  return { from: days.from ?? FIRST_DAY, to: days.to ?? LAST_DAY };
}
