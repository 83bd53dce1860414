import type { ParsedValue } from '../results/parse-value.ts';
import type { IntervalLimits } from './range-text.ts';

/**
 * On which side a value lies beyond limits that are inside; null when it does not. A censored value does only if every value that it
 * stands for does: '<0.01' is beyond 0.4, '<0.5' is not.
 */
export function sideBeyond(value: ParsedValue, { low, high }: IntervalLimits): 'low' | 'high' | null {
  if (low !== null && isBelow(value, low)) return 'low';
  return high !== null && isAbove(value, high) ? 'high' : null;
}

function isBelow(value: ParsedValue, low: number): boolean {
  if (value.kind === 'numeric') return value.value < low;
  if (value.kind !== 'censored') return false;
  return value.comparator === '<' ? value.limit <= low : value.comparator === '<=' && value.limit < low;
}

function isAbove(value: ParsedValue, high: number): boolean {
  if (value.kind === 'numeric') return value.value > high;
  if (value.kind !== 'censored') return false;
  return value.comparator === '>' ? value.limit >= high : value.comparator === '>=' && value.limit > high;
}
