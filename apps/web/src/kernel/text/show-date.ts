import { datePartsOf } from '@nidan/domain/time/calendar-date';
import { wallClockIn } from '@nidan/domain/time/zone';

/** An instant as a clock of the lab shows it: DD/MM/YYYY (spec §9). */
export function showDate(instant: string | Date, zone: string): string {
  return showDay(wallClockIn(zone, new Date(instant)).date);
}

/** HH:mm in the lab's zone. */
export function showTime(instant: string | Date, zone: string): string {
  const { hour, minute } = wallClockIn(zone, new Date(instant));
  return `${two(hour)}:${two(minute)}`;
}

/** DD/MM/YYYY HH:mm:ss in the lab's zone (spec §9). */
export function showDateTime(instant: string | Date, zone: string): string {
  const { second } = wallClockIn(zone, new Date(instant));
  return `${showDate(instant, zone)} ${showTime(instant, zone)}:${two(second)}`;
}

/** DD/MM HH:mm in the lab's zone, for columns where the year is plain. */
export function showShort(instant: string | Date, zone: string): string {
  return `${showDate(instant, zone).slice(0, 5)} ${showTime(instant, zone)}`;
}

/** A calendar date YYYY-MM-DD as DD/MM/YYYY; as it is when it is none. */
export function showDay(date: string): string {
  const parts = datePartsOf(date);
  return parts ? `${two(parts.day)}/${two(parts.month)}/${String(parts.year).padStart(4, '0')}` : date;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
