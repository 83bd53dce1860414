/** Seconds before the second try, and the longest pause. */
const FIRST_S = 60;
const LONGEST_S = 6 * 3600;

/** After so many tries a person has to look: about two days. */
export const MOST_ATTEMPTS = 16;

/**
 * Seconds to wait after the given number of failed tries, from 1: twice as long each time, up to six hours, less up to a quarter by
 * `chance` (from 0 to below 1), so that what failed together is not tried together. Null: no further try by itself.
 */
export function pauseAfter(failed: number, chance: number): number | null {
  if (failed >= MOST_ATTEMPTS) return null;
  const full = Math.min(FIRST_S * 2 ** (failed - 1), LONGEST_S);
  return Math.round(full * (1 - chance / 4));
}
