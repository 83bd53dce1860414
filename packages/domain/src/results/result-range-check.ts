import { parseValue } from './parse-value.ts';
import { parseRangeText } from '../ranges/range-text.ts';

/** Longest value that is held against its range (spec §9). */
export const LONGEST_CHECKED_VALUE = 25;

/** True when a value is numeric, at most 25 characters, and outside the allowed range 'low-high' (spec §5). A range that cannot be read flags nothing. */
export function isOutsideAllowedRange(currentValue: string, allowedRange: string): boolean {
  if (currentValue.length > LONGEST_CHECKED_VALUE) return false;
  const value = parseValue(currentValue);
  const limits = parseRangeText(allowedRange);
  if (value.kind !== 'numeric' || limits === null) return false;
  return (
    (limits.low !== null && value.value < limits.low) || (limits.high !== null && value.value > limits.high)
  );
}
