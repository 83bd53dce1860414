import type { Sex } from '../people/sex.ts';
import { flagOfDisplayed } from '../results/assess-value.ts';
import type { Flag } from '../results/flag.ts';
import { limitsFor } from './limits-without-interval.ts';
import type { RangeLimits } from './range-limits.ts';
import type { ForWhom, Subject } from './reference-range.ts';

/** Completed years from which nobody is a child. */
const ADULT_FROM_YEARS = 18;

/** A result as it stands, and whose it is. */
export interface FlaggedResult {
  readonly subject: Subject & { readonly sex: Sex };
  readonly ageYears: number;
  /** As displayed. */
  readonly value: string;
  readonly flag: Flag | null;
}

export interface FlagChange {
  readonly sex: Sex;
  readonly isChild: boolean;
  readonly before: Flag | null;
  readonly after: Flag | null;
  readonly count: number;
}

/** Which flags of numbers would be others under other ranges, by sex and whether they are children's; the most frequent first. */
export function flagChanges(
  results: readonly FlaggedResult[],
  ranges: readonly (ForWhom & RangeLimits)[],
): FlagChange[] {
  const counts = new Map<string, FlagChange>();
  for (const { subject, ageYears, value, flag: before } of results) {
    const after = flagOfDisplayed(value, limitsFor(ranges, subject));
    if (after === before) continue;
    const { sex } = subject;
    const isChild = ageYears < ADULT_FROM_YEARS;
    const key = [sex, isChild, before, after].join(' ');
    counts.set(key, { sex, isChild, before, after, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}
