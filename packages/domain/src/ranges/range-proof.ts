import type { Sex } from '../people/sex.ts';
import { TRIMESTERS } from '../people/ages/trimester.ts';
import { type AgeSpan, joinedSpans, overlapOfSpans, spansWithout } from './age-spans.ts';
import { proveRanges, type RangeCoverage, type RangeScope, scopeOfRanges } from './range-coverage.ts';
import {
  bothConditions,
  conditionKey,
  conditionOf,
  isWithin,
  type RangeCondition,
} from './range-condition.ts';
import { findImpossible, type ImpossibleRange } from './impossible-ranges.ts';
import type { RangeLimits } from './range-limits.ts';
import type { ForWhom } from './reference-range.ts';

/** What is wrong with the ranges of one condition, by sex. */
export interface SetProof {
  readonly condition: RangeCondition;
  readonly coverage: readonly RangeCoverage[];
}

/** Ages at which two conditions can be met together and neither says what the other says. */
export interface RangeTie {
  readonly one: RangeCondition;
  readonly other: RangeCondition;
  readonly sex: Sex;
  readonly span: AgeSpan;
}

export interface RangeProof {
  /** The general set first when there is one, then as the ranges name them, then trimesters that are lacking. */
  readonly sets: readonly SetProof[];
  readonly ties: readonly RangeTie[];
  /** Conditions of pregnancy with a range that is not for women alone. */
  readonly notForWomen: readonly RangeCondition[];
  /** Ranges that nothing lies in, or whose ages or limits are no numbers. */
  readonly impossible: readonly ImpossibleRange[];
  /** What is no fault, but leaves values that somebody must look at. */
  readonly notices: ProofNotices;
}

/** Whom the ranges leave without an interval though they are sound. */
export interface ProofNotices {
  /** Ages at which men and women have a general range and people of sex O have none. */
  readonly withoutOthers: readonly AgeSpan[];
  /** All ranges have a condition: whoever meets none has no interval. */
  readonly onlyConditional: boolean;
}

/** How many faults a proof names. */
export function countRangeFaults({ sets, ties, notForWomen, impossible }: RangeProof): number {
  const spans = sets.flatMap(({ coverage }) =>
    coverage.flatMap(({ gaps, overlaps, beyond }) => [...gaps, ...overlaps, ...beyond]),
  );
  return spans.length + ties.length + notForWomen.length + impossible.length;
}

interface RangeSet {
  readonly condition: RangeCondition;
  readonly ranges: readonly ForWhom[];
}

/**
 * Proves that everybody has at most one range, and that no set has a hole: the general set covers every day of age of each sex exactly
 * once; one of a condition does so from its first to its last age for each sex that it names, and leaves the others to the sets that
 * say less. Trimesters share their ages, so that nobody falls back to ranges of women who are not pregnant between two of them. Where
 * two conditions can be met together and neither contains the other, a set for both must say what counts.
 */
export function proveRangeSets(ranges: readonly (ForWhom & Partial<RangeLimits>)[]): RangeProof {
  const sets = setsOf(ranges);
  return {
    sets: [...sets, ...lackingTrimesters(sets)].map((set) => ({
      condition: set.condition,
      coverage: scopesOf(set, sets).flatMap((scope) => proveRanges(set.ranges, scope)),
    })),
    ties: tiesOf(sets),
    notForWomen: sets
      .filter(
        ({ condition, ranges: own }) => condition.pregnancy !== null && own.some(({ sex }) => sex !== 'F'),
      )
      .map(({ condition }) => condition),
    impossible: findImpossible(ranges),
    notices: noticesOf(sets),
  };
}

function noticesOf(sets: readonly RangeSet[]): ProofNotices {
  const general = sets.find(({ condition }) => isGeneral(condition))?.ranges ?? [];
  const [men, women, others] = (['M', 'F', 'O'] as const).map((sex) => spansFor(general, sex));
  return {
    withoutOthers: spansWithout(overlapOfSpans(men ?? [], women ?? []), others ?? []),
    onlyConditional: sets.length > 0 && general.length === 0,
  };
}

/** The general set first. */
function setsOf(ranges: readonly ForWhom[]): RangeSet[] {
  return [...Map.groupBy(ranges, conditionKey).values()]
    .flatMap((own) => (own[0] === undefined ? [] : [{ condition: conditionOf(own[0]), ranges: own }]))
    .toSorted((a, b) => Number(!isGeneral(a.condition)) - Number(!isGeneral(b.condition)));
}

function isGeneral(condition: RangeCondition): boolean {
  return Object.values(condition).every((part) => part === null);
}

/** The sets of the trimesters that go with a set, itself among them: none when it is not for one, or what they lack is said for all of pregnancy. */
function trimestersWith({ condition }: RangeSet, sets: readonly RangeSet[]): RangeSet[] {
  if (!isTrimester(condition)) return [];
  const beside = sets.filter((set) => isSameBut(set.condition, condition));
  return beside.some((set) => set.condition.pregnancy === 'pregnant')
    ? []
    : beside.filter((set) => isTrimester(set.condition));
}

function isTrimester({ pregnancy }: RangeCondition): boolean {
  return pregnancy !== null && pregnancy !== 'pregnant';
}

/** Whether two conditions differ in nothing but pregnancy. */
function isSameBut(one: RangeCondition, other: RangeCondition): boolean {
  return conditionKey({ ...one, pregnancy: null }) === conditionKey({ ...other, pregnancy: null });
}

function lackingTrimesters(sets: readonly RangeSet[]): RangeSet[] {
  const lacking = sets.flatMap((set) =>
    trimestersWith(set, sets).length === 0
      ? []
      : TRIMESTERS.map((trimester) => ({ ...set.condition, pregnancy: `trimester${trimester}` as const })),
  );
  const known = new Set(sets.map(({ condition }) => conditionKey(condition)));
  return [...new Map(lacking.map((condition) => [conditionKey(condition), condition])).values()]
    .filter((condition) => !known.has(conditionKey(condition)))
    .map((condition) => ({ condition, ranges: [] }));
}

/** What a set has to cover: one scope for the general set, else one for each sex. */
function scopesOf(set: RangeSet, sets: readonly RangeSet[]): RangeScope[] {
  if (isGeneral(set.condition)) return [scopeOfRanges(set.ranges)];
  const family = trimestersWith(set, sets);
  const claims = family.length === 0 ? set.ranges : family.flatMap(({ ranges }) => ranges);
  return scopeOfRanges(claims).sexes.flatMap((sex) => {
    const spans = spansFor(claims, sex);
    const [first, last] = [spans[0], spans.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ sexes: [sex], ages: { fromDays: first.fromDays, toDays: last.toDays } }];
  });
}

function spansFor(ranges: readonly ForWhom[], sex: Sex): AgeSpan[] {
  return joinedSpans(
    ranges
      .filter((range) => range.sex === null || range.sex === sex)
      .map(({ ageFromDays: fromDays, ageToDays: toDays }) => ({ fromDays, toDays })),
  );
}

function tiesOf(sets: readonly RangeSet[]): RangeTie[] {
  return sets.flatMap((one, index) =>
    sets.slice(index + 1).flatMap((other) => tiesBetween(one, other, sets)),
  );
}

function tiesBetween(one: RangeSet, other: RangeSet, sets: readonly RangeSet[]): RangeTie[] {
  if (isWithin(one.condition, other.condition) || isWithin(other.condition, one.condition)) return [];
  const both = bothConditions(one.condition, other.condition);
  if (both === null) return [];
  return (['M', 'F', 'O'] as const).flatMap((sex) =>
    spansWithout(
      overlapOfSpans(spansFor(one.ranges, sex), spansFor(other.ranges, sex)),
      settledSpans(both, sex, sets),
    )
      .filter(() => sex !== 'O' || namesOthers(one) || namesOthers(other))
      .map((span) => ({ one: one.condition, other: other.condition, sex, span })),
  );
}

/** The ages at which a condition has ranges of its own, or each trimester has where it is for all of pregnancy. */
function settledSpans(condition: RangeCondition, sex: Sex, sets: readonly RangeSet[]): AgeSpan[] {
  const spansOf = (wanted: RangeCondition): AgeSpan[] =>
    spansFor(sets.find((set) => conditionKey(set.condition) === conditionKey(wanted))?.ranges ?? [], sex);
  const own = spansOf(condition);
  if (condition.pregnancy !== 'pregnant') return own;
  const byTrimester = TRIMESTERS.map((trimester) =>
    spansOf({ ...condition, pregnancy: `trimester${trimester}` }),
  );
  return joinedSpans([...own, ...byTrimester.reduce(overlapOfSpans)]);
}

/** A tie of ranges for all is told for men and women alone, as the scope of such ranges is. */
function namesOthers({ ranges }: RangeSet): boolean {
  return ranges.some(({ sex }) => sex === 'O');
}
