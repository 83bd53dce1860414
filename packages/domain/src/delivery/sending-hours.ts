import { MINUTE } from '../time/durations.ts';

/** From when until when something may go out, in minutes after midnight of the lab's zone; the end is outside. */
export interface SendingHours {
  readonly from: number;
  readonly to: number;
}

const DAY = 1_440;

/** When promotional SMS may go out in India (TRAI, TCCCPR 2018). */
export const PROMOTION_HOURS: SendingHours = { from: 10 * 60, to: 21 * 60 };

function isWithin(minute: number, { from, to }: SendingHours): boolean {
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/**
 * The first moment from `at` on that lies within the hours; `zoneMinutes` is the lab's offset from UTC. Hours may go over midnight; those that
 * begin when they end are the whole day.
 */
export function firstMomentWithin(at: Date, hours: SendingHours, zoneMinutes: number): Date {
  if (hours.from === hours.to) return at;
  const local = at.getTime() / MINUTE + zoneMinutes;
  const minute = ((local % DAY) + DAY) % DAY;
  if (isWithin(minute, hours)) return at;
  const wait = (hours.from - minute + DAY) % DAY;
  return new Date(at.getTime() + wait * MINUTE);
}
