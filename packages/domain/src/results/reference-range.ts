import type { Sex } from '../people/sex.ts';

/** Whom a reference interval is for: one sex or all when null, ages in days from `ageFromDays` to before `ageToDays`. */
export interface ForWhom {
  readonly sex: Sex | null;
  readonly ageFromDays: number;
  readonly ageToDays: number;
}

export interface Subject {
  readonly sex: Sex | null;
  /** At collection; null when unknown. */
  readonly ageInDays: number | null;
}

/**
 * The interval for a person: of those that apply the one with the shorter span of ages, then the one for a single sex, then the first.
 * Null when none applies, and then there is no flag (never "normal"). Without a known age no interval applies, without a known sex
 * only those for all.
 */
export function chooseRange<Range extends ForWhom>(ranges: readonly Range[], subject: Subject): Range | null {
  const applying = ranges.filter((range) => isFor(range, subject));
  const [best = null] = applying.toSorted((a, b) => ageSpan(a) - ageSpan(b) || forAll(a) - forAll(b));
  return best;
}

function isFor({ sex, ageFromDays, ageToDays }: ForWhom, subject: Subject): boolean {
  if (subject.ageInDays === null) return false;
  if (sex !== null && sex !== subject.sex) return false;
  return ageFromDays <= subject.ageInDays && subject.ageInDays < ageToDays;
}

function ageSpan({ ageFromDays, ageToDays }: ForWhom): number {
  return ageToDays - ageFromDays;
}

function forAll({ sex }: ForWhom): number {
  return sex === null ? 1 : 0;
}
