import type { Sex } from '../people/sex.ts';
import { type Circumstances, isMet, isWithin, type RangeCondition, weightOf } from './range-condition.ts';

/** Whom a reference interval is for: one sex or all when null, ages in days from `ageFromDays` to before `ageToDays`, and under what condition. */
export interface ForWhom extends Partial<RangeCondition> {
  readonly sex: Sex | null;
  readonly ageFromDays: number;
  readonly ageToDays: number;
}

export interface Subject extends Partial<Circumstances> {
  readonly sex: Sex | null;
  /** At collection; null when unknown. */
  readonly ageInDays: number | null;
  /** Where an age was told in hours; null or absent where only the day of birth is known. */
  readonly ageInHours?: number | null;
}

/**
 * The interval for a person. Of those that apply the one wins whose condition says all that the conditions of the others say and more
 * (pregnancy, fasting, specimen, method, location); of the same condition the one with the shorter span of ages, then the one for a single sex,
 * then the first. Null when none applies or two conditions tie, and then there is no flag (never "normal"). Without a known age no
 * interval applies, without a known sex only those for all.
 */
export function chooseRange<Range extends ForWhom>(ranges: readonly Range[], subject: Subject): Range | null {
  let best: Range | null = null;
  let weight = 0;
  for (const range of ranges) {
    if (!isRangeFor(range, subject)) continue;
    const own = weightOf(range);
    if (best === null || own > weight || (own === weight && isNearer(range, best))) {
      best = range;
      weight = own;
    }
  }
  return best === null || weight === 0 || isBeyondAll(best, ranges, subject) ? best : null;
}

/** Whether a range is for a person, as far as is known: it reaches into the day of their age where the hour is not. */
export function mayBeFor(range: ForWhom, subject: Subject): boolean {
  const { ageInDays, ageInHours = null } = subject;
  if (ageInDays === null || ageInHours !== null) return isRangeFor(range, subject);
  return (
    ageInDays + 1 > range.ageFromDays && ageInDays < range.ageToDays && isOfSexAndCondition(range, subject)
  );
}

/** Whether a range is for a person: by age, sex and condition. */
function isRangeFor(range: ForWhom, subject: Subject): boolean {
  // Ages first: they tell most ranges apart.
  if (!isOfAge(range, subject)) return false;
  return isOfSexAndCondition(range, subject);
}

function isOfSexAndCondition(range: ForWhom, subject: Subject): boolean {
  return (range.sex === null || range.sex === subject.sex) && isMet(range, subject);
}

/** Somebody whose day alone is known is of an age that the whole day is of. */
function isOfAge({ ageFromDays, ageToDays }: ForWhom, { ageInDays, ageInHours = null }: Subject): boolean {
  if (ageInDays === null) return false;
  if (ageInHours === null) return ageFromDays <= ageInDays && ageInDays + 1 <= ageToDays;
  const exact = ageInHours / 24;
  return ageFromDays <= exact && exact < ageToDays;
}

function isNearer(one: ForWhom, other: ForWhom): boolean {
  return (
    ageSpan(one) - ageSpan(other) < 0 || (ageSpan(one) === ageSpan(other) && forAll(one) < forAll(other))
  );
}

/** Whether the condition of a range says what every other says that applies. */
function isBeyondAll(best: ForWhom, ranges: readonly ForWhom[], subject: Subject): boolean {
  return ranges.every((range) => isWithin(best, range) || !isRangeFor(range, subject));
}

function ageSpan({ ageFromDays, ageToDays }: ForWhom): number {
  return ageToDays - ageFromDays;
}

function forAll({ sex }: ForWhom): number {
  return sex === null ? 1 : 0;
}
