import type { CalendarDate } from './calendar-date.ts';

/** Zone of a lab that has not said otherwise. */
export const DEFAULT_ZONE = 'Asia/Kolkata';

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

/** What calendar and clock show in a zone at an instant. Throws a RangeError for an unknown zone or an invalid instant. */
export function wallClockIn(zone: string, instant: Date): WallClock {
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

/**
 * The instant at which the clock of a zone shows this time. A time that a change of clocks skips is moved on by the change;
 * of a time that comes twice the first is meant.
 */
export function instantIn(zone: string, { date, hour, minute, second }: WallClock): Date {
  const shown = Date.parse(`${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}Z`);
  // Offsets a day before and after bracket any single change of clocks.
  const candidates = [-1, 1].map((days) => shown - offsetMs(zone, new Date(shown + days * 86_400_000)));
  const exact = candidates.filter((time) => time + offsetMs(zone, new Date(time)) === shown);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** The instant at which a calendar date begins in a zone. */
export function startOfDayIn(zone: string, date: CalendarDate): Date {
  return instantIn(zone, { date, hour: 0, minute: 0, second: 0 });
}

/** Milliseconds by which the clock of a zone is ahead of UTC at an instant of whole seconds. */
function offsetMs(zone: string, instant: Date): number {
  const { date, hour, minute, second } = wallClockIn(zone, instant);
  const shown = Date.parse(`${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}Z`);
  return shown - instant.getTime();
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
