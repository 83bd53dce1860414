/** Age as it was said at the counter; every part is a whole number (spec §3 "Detailed age"). */
export interface DetailedAge {
  readonly age_y: number;
  readonly age_m: number;
  readonly age_w: number;
  readonly age_d: number;
  readonly age_h: number;
}

export const NO_AGE: DetailedAge = { age_y: 0, age_m: 0, age_w: 0, age_d: 0, age_h: 0 };

/** From this age on only years are shown (spec §9). */
export const YEARS_ONLY_FROM = 15;

/** Older than anybody has become: a slip of the finger. */
export const OLDEST_AGE_YEARS = 150;

/** Lengths of the parts of an age (spec §9 "Age conversions"). */
export const AGE_YEAR_HOURS = 8766;
export const AGE_MONTH_DAYS = 30.44;
export const AGE_WEEK_HOURS = 168;

/** Seconds of each part; whole, so that sums are exact. */
const SECONDS = {
  year: AGE_YEAR_HOURS * 3600,
  month: Math.round(AGE_MONTH_DAYS * 86_400),
  week: AGE_WEEK_HOURS * 3600,
  day: 86_400,
  hour: 3600,
} as const;

function partsOf(age: DetailedAge): number[] {
  return [age.age_y, age.age_m, age.age_w, age.age_d, age.age_h];
}

/** False when a part is negative or not whole, when all parts are zero (spec §5), or beyond 150 years. */
export function isValidAge(age: DetailedAge): boolean {
  const parts = partsOf(age);
  if (parts.some((part) => !Number.isSafeInteger(part) || part < 0)) return false;
  const seconds = secondsOfAge(age);
  return seconds > 0 && seconds <= OLDEST_AGE_YEARS * SECONDS.year;
}

/** Length of a stated age in whole seconds. */
export function secondsOfAge(age: DetailedAge): number {
  return (
    age.age_y * SECONDS.year +
    age.age_m * SECONDS.month +
    age.age_w * SECONDS.week +
    age.age_d * SECONDS.day +
    age.age_h * SECONDS.hour
  );
}

/** The age of that many seconds in years, months, weeks, days and hours; a part of an hour is dropped, a negative age is none. */
export function ageOfSeconds(seconds: number): DetailedAge {
  let rest = Math.max(0, Math.floor(seconds));
  const take = (unit: number): number => {
    const whole = Math.floor(rest / unit);
    rest -= whole * unit;
    return whole;
  };
  return {
    age_y: take(SECONDS.year),
    age_m: take(SECONDS.month),
    age_w: take(SECONDS.week),
    age_d: take(SECONDS.day),
    age_h: take(SECONDS.hour),
  };
}

/**
 * A typed age in its largest units: 24 h become a day, 7 d a week, 4 w a month, 12 m a year; from 15 years on only years (spec §5).
 * For reading a typed age back, never to be printed, stored or computed with: 48 weeks become a year here, 29 days too early.
 */
export function normaliseAge(age: DetailedAge): DetailedAge {
  const age_d = age.age_d + Math.floor(age.age_h / 24);
  const age_w = age.age_w + Math.floor(age_d / 7);
  const age_m = age.age_m + Math.floor(age_w / 4);
  const age_y = age.age_y + Math.floor(age_m / 12);
  if (age_y >= YEARS_ONLY_FROM) return { ...NO_AGE, age_y };
  return { age_y, age_m: age_m % 12, age_w: age_w % 4, age_d: age_d % 7, age_h: age.age_h % 24 };
}

/**
 * An exact age in the parts that are shown: whole weeks from the days, only years from 15 years on. Nothing is rounded up, so that
 * a paper never shows a year or a month that the person has not completed.
 */
export function exactParts(age: DetailedAge): DetailedAge {
  if (age.age_y >= YEARS_ONLY_FROM) return { ...NO_AGE, age_y: age.age_y };
  const days = age.age_w * 7 + age.age_d + Math.floor(age.age_h / 24);
  return { ...age, age_w: Math.floor(days / 7), age_d: days % 7, age_h: age.age_h % 24 };
}
