const DAYS_OF_YEAR = 365;

/** Fewest days of use that a year is estimated from: what was begun last week says little about a year. */
export const FEWEST_DAYS_OF_USE = 28;

/** What a year needs of what was used within some days, by its use of a day; in the unit of `used`. */
export function annualNeed(used: number, days: number): number {
  const seen = Math.min(DAYS_OF_YEAR, Math.max(FEWEST_DAYS_OF_USE, days));
  return (used * DAYS_OF_YEAR) / seen;
}
