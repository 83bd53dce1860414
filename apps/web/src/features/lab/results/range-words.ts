import type { ResultRange } from '@nidan/contract/lab/results/result-value';

/** An interval with the reason that it counts: '10.5 to 14.0, pregnant, 2nd trimester'; undefined without one. */
export function rangeWords(range: ResultRange | null): string | undefined {
  if (range === null) return undefined;
  return range.basis === null ? range.display : `${range.display}, ${range.basis}`;
}
