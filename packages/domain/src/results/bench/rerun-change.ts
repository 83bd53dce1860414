import { roundHalfAway } from '../format-value.ts';

/** What a rerun ends with: the value that stood before it, or the one of the repeat. */
export const RERUN_CHOICES = ['first', 'second'] as const;
export type RerunChoice = (typeof RERUN_CHOICES)[number];

/** Change of a repeat against the value before it, in percent to one decimal; null for words, and where the first is 0 or a value is missing. */
export function rerunChange(first: number | null, second: number | null): number | null {
  if (first === null || second === null || first === 0) return null;
  return roundHalfAway(((second - first) / Math.abs(first)) * 100, 1);
}
