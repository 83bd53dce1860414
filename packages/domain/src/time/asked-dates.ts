import type { Fault } from '../text/fault.ts';
import { timeFault } from '../faults/time-faults.ts';
import { addDays, type CalendarDate, LAST_DAY } from './calendar-date.ts';
import {
  DATE_PRESETS,
  type DatedPreset,
  type DateRange,
  DEFAULT_RANGE_DAYS,
  lastDays,
  rangeOfPreset,
} from './date-filter.ts';
import { calendarDateIn, startOfDayIn } from './zone.ts';

/** Dates that a list is asked for: a preset by its code (spec §3), or a first and a last day. */
export interface AskedDates {
  readonly dates?: number;
  /** A day, included, or an instant. */
  readonly from?: string;
  /** A day, included, or an instant, left out. */
  readonly to?: string;
}

/** The moment and the zone that presets are seen from. */
export interface SeenFrom {
  readonly now: Date;
  readonly zone: string;
}

export interface OpenRange<Point> {
  readonly from: Point | null;
  readonly to: Point | null;
}

const FIRST_DAY = `from`;

/** What is wrong with the dates of a list, at which of its fields. */
export interface DatesFault extends Fault {
  readonly field: keyof AskedDates;
}

const isDay = (text: string): boolean => !text.includes('T');

function presetOf(code: number): DatedPreset | 'allTime' | 'custom' | null {
  // as: the keys of a constant are the names of its type
  const names = Object.keys(DATE_PRESETS) as (keyof typeof DATE_PRESETS)[];
  return names.find((name) => DATE_PRESETS[name] === code) ?? null;
}

/** Why these dates cannot be asked for; null when they can. The second date is not before the first (spec §5). */
export function findDatesFault({ dates, from, to }: AskedDates, zone: string): DatesFault | null {
  const preset = dates === undefined ? 'custom' : presetOf(dates);
  const hasDays = from !== undefined || to !== undefined;
  if (preset === null) return { field: 'dates', ...timeFault('date-range-unknown') };
  if (preset !== 'custom' && hasDays) return { field: 'dates', ...timeFault('days-of-range') };
  if (dates === DATE_PRESETS.custom && !hasDays)
    return { field: FIRST_DAY, ...timeFault('range-without-days') };
  if (from === undefined || to === undefined) return null;
  // Two days may be the same one; an instant that is left out may be the first.
  const first = isDay(from) ? startOfDayIn(zone, from) : new Date(from);
  const last = isDay(to) ? startOfDayIn(zone, to) : new Date(to);
  return last < first ? { field: 'to', ...timeFault('last-before-first') } : null;
}

/** The days of dates without a fault, both included; null where they are open. An instant stands for its day. */
export function daysAsked({ dates, from, to }: AskedDates, { now, zone }: SeenFrom): OpenRange<CalendarDate> {
  const preset = dates === undefined ? 'custom' : presetOf(dates);
  if (preset === 'allTime') return { from: null, to: null };
  if (preset !== null && preset !== 'custom') return rangeOfPreset(preset, calendarDateIn(zone, now));
  const dayOf = (text: string): CalendarDate => (isDay(text) ? text : calendarDateIn(zone, new Date(text)));
  return { from: from === undefined ? null : dayOf(from), to: to === undefined ? null : dayOf(to) };
}

const exact = (text: string | undefined): Date | null =>
  text === undefined || isDay(text) ? null : new Date(text);

/** The instants of dates without a fault: `from` included, `to` left out; null where they are open. */
export function instantsAsked(asked: AskedDates, seen: SeenFrom): OpenRange<Date> {
  const { from, to } = asked;
  const days = daysAsked(asked, seen);
  const isOpen = days.to === null || days.to === LAST_DAY;
  return {
    from: exact(from) ?? (days.from === null ? null : startOfDayIn(seen.zone, days.from)),
    to: exact(to) ?? (isOpen ? null : startOfDayIn(seen.zone, addDays(days.to, 1))),
  };
}

/** Days of a list that says nothing: the last 7, today included (spec §9 "Default date range"). */
export function defaultDays({ now, zone }: SeenFrom): DateRange {
  return lastDays(DEFAULT_RANGE_DAYS, calendarDateIn(zone, now));
}
