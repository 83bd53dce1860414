import { DAY } from './durations.ts';
import type { CalendarDate } from './calendar-date.ts';

/** Zone of a lab that has not said otherwise. */
export const DEFAULT_ZONE = 'Asia/Kolkata';

/** By how many minutes India is ahead of UTC; it has one zone and no summer time. */
export const INDIA_MINUTES = 330;

export interface WallClock {
  readonly date: CalendarDate;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, made);
  return made;
}

/** True when the zone is known by its IANA name. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

const QUARTER_MS = 900_000;
/** Since when zones are ahead of UTC by whole minutes, and until when a year has four digits. */
const FIRST_QUARTER = Date.UTC(1973, 0, 1) / QUARTER_MS;
const LAST_QUARTER = Date.UTC(9999, 11, 31) / QUARTER_MS;

/** By how many milliseconds a zone is ahead of UTC in a quarter of an hour, where it is the same all through; null where it is not. */
const offsets = new Map<string, Map<number, number | null>>();
const MOST_QUARTERS = 2_000;

function offsetIn(zone: string, quarter: number): number | null {
  let known = offsets.get(zone);
  if (known === undefined || known.size >= MOST_QUARTERS) {
    known = new Map();
    offsets.set(zone, known);
  }
  const found = known.get(quarter);
  if (found !== undefined) return found;
  const [begin, end] = [quarter * QUARTER_MS, (quarter + 1) * QUARTER_MS - 1_000];
  const first = msOf(readWallClock(zone, new Date(begin))) - begin;
  const last = msOf(readWallClock(zone, new Date(end))) - end;
  const offset = first === last ? first : null;
  known.set(quarter, offset);
  return offset;
}

/**
 * What calendar and clock show in a zone at an instant. Throws a RangeError for an unknown zone or an invalid instant. Asking the
 * runtime costs some microseconds, and an order asks fifty times: what it said is kept by quarter of an hour.
 */
export function wallClockIn(zone: string, instant: Date): WallClock {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  if (!(quarter >= FIRST_QUARTER && quarter <= LAST_QUARTER)) return readWallClock(zone, instant);
  const offset = offsetIn(zone, quarter);
  if (offset === null) return readWallClock(zone, instant);
  const shown = new Date(instant.getTime() + offset);
  return {
    date: shown.toISOString().slice(0, 10),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

function readWallClock(zone: string, instant: Date): WallClock {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
    second: Number(part('second')),
  };
}

/** The calendar date in a zone at an instant. */
export function calendarDateIn(zone: string, instant: Date): CalendarDate {
  return wallClockIn(zone, instant).date;
}

const EARLIEST_MS = Date.parse('0001-01-02');
const LATEST_MS = Date.parse('9999-12-30');

/**
 * The instant at which the clock of a zone shows this time. A time that a change of clocks skips is moved on by the change;
 * of a time that comes twice the first is meant.
 */
export function instantIn(zone: string, clock: WallClock): Date {
  const shown = msOf(clock);
  // Offsets a day before and after bracket any single change of clocks; none is beyond the calendar.
  const candidates = [-1, 1].map((days) => {
    const beside = Math.min(Math.max(shown + days * DAY, EARLIEST_MS), LATEST_MS);
    return shown - offsetMs(zone, new Date(beside));
  });
  const exact = candidates.filter((time) => time + offsetMs(zone, new Date(time)) === shown);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** The instant at which a calendar date begins in a zone. */
export function startOfDayIn(zone: string, date: CalendarDate): Date {
  return instantIn(zone, { date, hour: 0, minute: 0, second: 0 });
}

/** Milliseconds by which the clock of a zone is ahead of UTC at an instant of whole seconds. */
function offsetMs(zone: string, instant: Date): number {
  return msOf(wallClockIn(zone, instant)) - instant.getTime();
}

/** The instant at which UTC shows what a clock shows, in milliseconds. */
function msOf({ date, hour, minute, second }: WallClock): number {
  return Date.parse(`${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}Z`);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
