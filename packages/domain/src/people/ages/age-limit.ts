import { END_OF_AGE_DAYS } from '../../ranges/range-coverage.ts';

/** Days of a unit (spec §9: a year has 8766 h); twelve months are a year, so that `216 m` and `18 y` are one day. */
const DAYS = { d: 1, w: 7, m: 365.25 / 12, y: 365.25 } as const;

const HOURS_OF_DAY = 24;
/** From four days on nobody tells an age in hours. */
const MOST_HOURS = 96;
type Unit = keyof typeof DAYS;

/** Units in the order in which an age is told, with the most of them before the next unit tells it better. */
const TOLD: readonly (readonly [unit: Unit, most: number])[] = [
  ['y', 150],
  ['m', 23],
  ['w', 8],
];

/** How the age is written from which on a range has no lower, or up to which it has no upper limit. */
export const BIRTH = 'birth';
export const NO_END = 'no end';

function daysOf(amount: number, unit: Unit): number {
  return Math.floor(amount * DAYS[unit]);
}

/**
 * Days of an age that begins or ends a range, as it is typed: `birth`, `6 h`, `7 d`, `1 w`, `6 m`, `2 y`, `no end`, years without a
 * unit; hours are parts of a day, null is anything else.
 */
export function parseAgeLimit(text: string): number | null {
  const typed = text.trim().toLowerCase();
  if (typed === BIRTH) return 0;
  if (typed === NO_END) return END_OF_AGE_DAYS;
  const [, hours] = /^(\d{1,2})\s*h$/u.exec(typed) ?? [];
  if (hours !== undefined) return Number(hours) > MOST_HOURS ? null : Number(hours) / HOURS_OF_DAY;
  const [, amount, unit = 'y'] = /^(\d{1,5})\s*([dwmy])?$/u.exec(typed) ?? [];
  if (amount === undefined || !isUnit(unit)) return null;
  const days = daysOf(Number(amount), unit);
  return days > END_OF_AGE_DAYS ? null : days;
}

function isUnit(unit: string): unit is Unit {
  return Object.hasOwn(DAYS, unit);
}

/** An age in days as it is typed, in the largest unit that gives exactly these days: 2191 is `6 y`, 10 is `10 d`. */
export function showAgeLimit(days: number): string {
  if (days === 0) return BIRTH;
  if (days >= END_OF_AGE_DAYS) return NO_END;
  const hours = Math.round(days * HOURS_OF_DAY);
  if (!Number.isInteger(days) && hours / HOURS_OF_DAY === days && hours <= MOST_HOURS) return `${hours} h`;
  for (const [unit, most] of TOLD) {
    const amount = Math.round(days / DAYS[unit]);
    for (const near of [amount, amount + 1]) {
      if (near >= 1 && near <= most && daysOf(near, unit) === days) return `${near} ${unit}`;
    }
  }
  return `${days} d`;
}
