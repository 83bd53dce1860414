import type { ResultFlag } from '@nidan/contract/lab/results/result-value';

/** On which side of its interval a flagged value lies; words lie on none. */
export function outsideOf(flag: ResultFlag): 'low' | 'high' | null {
  if (flag === 'L' || flag === 'LL') return 'low';
  return flag === 'H' || flag === 'HH' ? 'high' : null;
}
