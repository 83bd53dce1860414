import type { Interval } from '../flag.ts';
import { parseValue } from '../parse-value.ts';
import { LONGEST_CHECKED_VALUE } from '../result-range-check.ts';

/**
 * Whether a value without a flag is inside its interval for certain: a number is, a censored one when everything that it stands for
 * is ('<0.5' of at most 6, not of 0.4 to 4.0), a text that is too long to be held against it is not. Quantities begin at 0.
 */
export function isSurelyWithin(displayed: string, { low, high }: Interval): boolean {
  if (displayed.length > LONGEST_CHECKED_VALUE) return false;
  const value = parseValue(displayed);
  if (value.kind !== 'censored') return value.kind === 'numeric';
  return value.comparator.startsWith('<')
    ? (low === null || low <= 0) && (high === null || value.limit <= high)
    : high === null && (low === null || value.limit >= low);
}
