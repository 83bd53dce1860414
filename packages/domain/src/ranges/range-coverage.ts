import type { Sex } from '../people/sex.ts';
import { type AgeSpan, joinedSpans } from './age-spans.ts';
import type { ForWhom } from './reference-range.ts';

/** First day that no range reaches: a range up to here has no upper age limit (150 years of 365 days). */
export const END_OF_AGE_DAYS = 54_750;

/** Whom a set of ranges has to serve. */
export interface RangeScope {
  readonly sexes: readonly Sex[];
  readonly ages: AgeSpan;
}

/** What is wrong with a set of ranges for one sex, each list ascending and without neighbours that touch. */
export interface RangeCoverage {
  readonly sex: Sex;
  /** Ages of the scope that no range covers. */
  readonly gaps: readonly AgeSpan[];
  /** Ages of the scope that two or more ranges cover. */
  readonly overlaps: readonly AgeSpan[];
  /** Ages that are covered but outside the scope. */
  readonly beyond: readonly AgeSpan[];
}

/**
 * The scope that a set of ranges claims: all ages, and men and women unless every range is for one of them, as for PSA. Ranges for
 * other sexes alone claim these.
 */
export function scopeOfRanges(ranges: readonly ForWhom[]): RangeScope {
  const named = new Set(ranges.map(({ sex }) => sex));
  const sexes = (['M', 'F', 'O'] as const).filter((sex) => named.has(sex));
  return {
    sexes: named.has(null) || named.size === 0 ? [...new Set<Sex>(['M', 'F', ...sexes])] : sexes,
    ages: { fromDays: 0, toDays: END_OF_AGE_DAYS },
  };
}

/**
 * Proves that every sex and day of age in the scope has exactly one range: a set may be activated when each answer has empty lists
 * ({@link isCovered}). The ranges must share whatever else they depend on (pregnancy, fasting, method, location). A range for all sexes
 * counts for each of them; one that ends before it begins covers nothing. Time grows as n log n.
 */
export function proveRanges(ranges: readonly ForWhom[], scope: RangeScope): RangeCoverage[] {
  return scope.sexes.map((sex) => {
    const counted = countByAge(
      ranges.filter((range) => range.sex === null || range.sex === sex),
      scope.ages,
    );
    const where = (is: (part: CountedSpan) => boolean) => joinedSpans(counted.filter(is));
    return {
      sex,
      gaps: where(({ inScope, count }) => inScope && count === 0),
      overlaps: where(({ inScope, count }) => inScope && count > 1),
      beyond: where(({ inScope, count }) => !inScope && count > 0),
    };
  });
}

/** True when each sex of a proof has neither gap nor overlap and nothing beyond the scope. */
export function isCovered(proof: readonly RangeCoverage[]): boolean {
  return proof.every(({ gaps, overlaps, beyond }) => gaps.length + overlaps.length + beyond.length === 0);
}

interface CountedSpan extends AgeSpan {
  readonly count: number;
  readonly inScope: boolean;
}

/** The axis of ages, cut wherever a range or the scope begins or ends, with the number of ranges on each part. */
function countByAge(ranges: readonly ForWhom[], ages: AgeSpan): CountedSpan[] {
  const steps = new Map([
    [ages.fromDays, 0],
    [ages.toDays, 0],
  ]);
  for (const { ageFromDays, ageToDays } of ranges) {
    if (ageToDays <= ageFromDays) continue;
    steps.set(ageFromDays, (steps.get(ageFromDays) ?? 0) + 1);
    steps.set(ageToDays, (steps.get(ageToDays) ?? 0) - 1);
  }
  let count = 0;
  const cuts = [...steps].toSorted(([a], [b]) => a - b);
  return cuts.slice(0, -1).map(([fromDays, step], index) => {
    count += step;
    const [toDays] = cuts[index + 1] ?? [fromDays];
    return { fromDays, toDays, count, inScope: ages.fromDays <= fromDays && toDays <= ages.toDays };
  });
}
