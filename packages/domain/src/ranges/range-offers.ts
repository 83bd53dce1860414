import type { AgeSpan } from './age-spans.ts';
import { END_OF_AGE_DAYS } from './range-coverage.ts';
import { conditionKey } from './range-condition.ts';
import { countRangeFaults, proveRangeSets, type RangeProof, type SetProof } from './range-proof.ts';
import type { ForWhom } from './reference-range.ts';

/** One change of one rule that mends a fault: its first or its last age moves, or it goes. */
export interface RangeOffer {
  readonly kind: 'closeGap' | 'endOverlap' | 'endAtLastAge';
  /** Of the rule among the ranges that were proven. */
  readonly index: number;
  readonly change: 'begin' | 'end' | 'remove';
  /** First or end day of the rule as it becomes. */
  readonly days: number;
  /** Whether the ranges in use have a rule of these ages for the same people. */
  readonly asInUse: boolean;
}

/** Offers that stand in a list beside the rules, each with a key. */
export const MOST_OFFERS = 4;

type Candidate = Omit<RangeOffer, 'asInUse'>;

interface Ranges {
  readonly ranges: readonly ForWhom[];
  readonly inUse: readonly ForWhom[];
}

/**
 * What would mend the faults of a set of ranges, one offer a fault and each by a change of one rule: only changes after which the
 * prover finds less. One that brings back what is in use goes before others.
 */
export function offerMending({ ranges, inUse }: Ranges, proof: RangeProof): RangeOffer[] {
  const faults = countRangeFaults(proof);
  const mends = (candidate: Candidate) =>
    countRangeFaults(proveRangeSets(mended(ranges, candidate))) < faults;
  const offers = new Map<string, RangeOffer>();
  for (const candidates of proof.sets.flatMap((set) => candidatesOf(ranges, set))) {
    // Proofs of many rules take their time: no more than what is shown.
    if (offers.size === MOST_OFFERS) break;
    const told = candidates.map((one) => ({ ...one, asInUse: isInUse(ranges, inUse, one) }));
    const best = told.toSorted((a, b) => Number(b.asInUse) - Number(a.asInUse)).find(mends);
    if (best !== undefined) offers.set(JSON.stringify(best), best);
  }
  return [...offers.values()];
}

/** The ranges with what an offer says. */
export function mended<Range extends ForWhom>(
  ranges: readonly Range[],
  { index, change, days }: Pick<RangeOffer, 'index' | 'change' | 'days'>,
): Range[] {
  return ranges.flatMap((range, at) => {
    if (at !== index) return [range];
    if (change === 'remove') return [];
    return [change === 'begin' ? { ...range, ageFromDays: days } : { ...range, ageToDays: days }];
  });
}

/** For each fault of a set what may mend it, the likelier first. */
function candidatesOf(ranges: readonly ForWhom[], { condition, coverage }: SetProof): Candidate[][] {
  const key = conditionKey(condition);
  return coverage.flatMap(({ sex, gaps, overlaps, beyond }) => {
    const own = ranges
      .map((range, index) => ({ range, index }))
      .filter(({ range }) => conditionKey(range) === key && (range.sex === null || range.sex === sex));
    return [
      ...gaps.map((span) => closeGap(own, span)),
      ...overlaps.map((span) => endOverlap(own, span)),
      ...beyond.map(() => endAtLastAge(own)),
    ];
  });
}

interface Placed {
  readonly range: ForWhom;
  readonly index: number;
}

function closeGap(own: readonly Placed[], { fromDays, toDays }: AgeSpan): Candidate[] {
  const kind = 'closeGap';
  return [
    ...own
      .filter(({ range }) => range.ageToDays === fromDays)
      .map(({ index }): Candidate => ({ kind, index, change: 'end', days: toDays })),
    ...own
      .filter(({ range }) => range.ageFromDays === toDays)
      .map(({ index }): Candidate => ({ kind, index, change: 'begin', days: fromDays })),
  ];
}

function endOverlap(own: readonly Placed[], { fromDays, toDays }: AgeSpan): Candidate[] {
  const kind = 'endOverlap';
  const there = own.filter(({ range }) => range.ageFromDays < toDays && fromDays < range.ageToDays);
  return [
    ...there
      .filter(({ range }) => range.ageFromDays < fromDays)
      .map(({ index }): Candidate => ({ kind, index, change: 'end', days: fromDays })),
    ...there
      .filter(({ range }) => toDays < range.ageToDays)
      .map(({ index }): Candidate => ({ kind, index, change: 'begin', days: toDays })),
    ...there
      .toReversed()
      .map(({ range, index }): Candidate => ({ kind, index, change: 'remove', days: range.ageToDays })),
  ];
}

function endAtLastAge(own: readonly Placed[]): Candidate[] {
  return own
    .filter(({ range }) => range.ageToDays > END_OF_AGE_DAYS && range.ageFromDays < END_OF_AGE_DAYS)
    .map(({ index }) => ({ kind: 'endAtLastAge', index, change: 'end', days: END_OF_AGE_DAYS }));
}

function isInUse(ranges: readonly ForWhom[], inUse: readonly ForWhom[], candidate: Candidate): boolean {
  if (candidate.change === 'remove') return false;
  const next = mended(ranges, candidate)[candidate.index];
  return (
    next !== undefined &&
    inUse.some(
      (range) =>
        conditionKey(range) === conditionKey(next) &&
        range.sex === next.sex &&
        range.ageFromDays === next.ageFromDays &&
        range.ageToDays === next.ageToDays,
    )
  );
}
