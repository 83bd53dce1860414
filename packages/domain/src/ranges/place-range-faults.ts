import type { Sex } from '../people/sex.ts';
import type { AgeSpan } from './age-spans.ts';
import { conditionKey, conditionOf, type RangeCondition } from './range-condition.ts';
import type { RangeLimit } from './range-limits.ts';
import type { RangeProof } from './range-proof.ts';
import type { ForWhom } from './reference-range.ts';

/** A fault of a proof at the range where somebody would mend it. */
export interface PlacedRangeFault {
  readonly what: 'gap' | 'overlap' | 'beyond' | 'tie' | 'notForWomen' | 'impossible';
  /** Of the ranges that were proved. */
  readonly index: number;
  readonly field: keyof ForWhom | RangeLimit;
  readonly condition: RangeCondition;
  /** The other condition of a tie. */
  readonly other: RangeCondition | null;
  /** Index of the range that it is at odds with. */
  readonly against: number | null;
  /** Null when it is of all ages, or of no sex alone. */
  readonly sex: Sex | null;
  readonly span: AgeSpan | null;
}

type Place = Pick<PlacedRangeFault, 'index' | 'field'>;

/**
 * The faults of a proof of `ranges`, each at one of them, none when there are no ranges: a gap at the range that ends too early, else at
 * the one that begins too late; an overlap at the later of two in their order; a tie at a range of the later condition.
 */
export function placeRangeFaults(
  ranges: readonly ForWhom[],
  { sets, ties, notForWomen, impossible }: RangeProof,
): PlacedRangeFault[] {
  const coverage = sets.flatMap(({ condition, coverage: sexes }) =>
    sexes.flatMap(({ sex, gaps, overlaps, beyond }) => {
      const own = ofCondition(ranges, condition).filter(({ range }) => isForSex(range, sex));
      const fault = { condition, other: null, against: null, sex } as const;
      return [
        ...gaps.map((span) => ({
          ...fault,
          what: 'gap' as const,
          span,
          ...besideGap(ranges, condition, { own, span }),
        })),
        ...overlaps.map((span) => ({ ...fault, what: 'overlap' as const, span, ...laterOf(own, span) })),
        ...beyond.map((span) => ({ ...fault, what: 'beyond' as const, span, ...reaching(own, span) })),
      ];
    }),
  );
  return [
    ...coverage,
    ...ties.map(({ one, other, sex, span }) => ({
      what: 'tie' as const,
      ...tiedAt(ranges, one, other),
      condition: one,
      other,
      sex,
      span,
    })),
    ...notForWomen.map((condition) => ({
      what: 'notForWomen' as const,
      index: ofCondition(ranges, condition).find(({ range }) => range.sex !== 'F')?.index ?? 0,
      field: 'sex' as const,
      condition,
      other: null,
      against: null,
      sex: null,
      span: null,
    })),
    ...impossible.map(({ index, field }) => ({
      what: 'impossible' as const,
      index,
      field,
      condition: conditionOf(ranges[index] ?? {}),
      other: null,
      against: null,
      sex: null,
      span: null,
    })),
  ];
}

interface Indexed {
  readonly range: ForWhom;
  readonly index: number;
}

function ofCondition(ranges: readonly ForWhom[], condition: Partial<RangeCondition>): Indexed[] {
  const key = conditionKey(condition);
  return ranges.flatMap((range, index) => (conditionKey(range) === key ? [{ range, index }] : []));
}

function isForSex(range: ForWhom, sex: Sex): boolean {
  return range.sex === null || range.sex === sex;
}

function besideGap(
  ranges: readonly ForWhom[],
  condition: RangeCondition,
  { own, span }: { readonly own: readonly Indexed[]; readonly span: AgeSpan },
): Place {
  const before = own.find(({ range }) => range.ageToDays === span.fromDays);
  if (before !== undefined) return { index: before.index, field: 'ageToDays' };
  const after = own.find(({ range }) => range.ageFromDays === span.toDays);
  if (after !== undefined) return { index: after.index, field: 'ageFromDays' };
  const [otherSex] = ofCondition(ranges, condition);
  if (otherSex !== undefined) return { index: otherSex.index, field: 'sex' };
  // A trimester without any range is told at one of another trimester.
  const beside = ranges.findIndex(
    (range) =>
      conditionKey({ ...range, pregnancy: null }) === conditionKey({ ...condition, pregnancy: null }) &&
      conditionOf(range).pregnancy !== null,
  );
  return { index: Math.max(beside, 0), field: 'pregnancy' };
}

function laterOf(own: readonly Indexed[], { fromDays }: AgeSpan): Place & Pick<PlacedRangeFault, 'against'> {
  const both = own.filter(({ range }) => range.ageFromDays <= fromDays && fromDays < range.ageToDays);
  const [first] = both;
  return { index: both.at(-1)?.index ?? 0, field: 'ageFromDays', against: first?.index ?? null };
}

function reaching(own: readonly Indexed[], { toDays }: AgeSpan): Place {
  return { index: own.find(({ range }) => range.ageToDays === toDays)?.index ?? 0, field: 'ageToDays' };
}

function tiedAt(
  ranges: readonly ForWhom[],
  one: RangeCondition,
  other: RangeCondition,
): Place & Pick<PlacedRangeFault, 'against'> {
  const [[first], [second]] = [ofCondition(ranges, one), ofCondition(ranges, other)];
  const [earlier, later] = [first?.index ?? 0, second?.index ?? 0].toSorted((a, b) => a - b);
  const said = conditionOf(ranges[later ?? 0] ?? {});
  const against = conditionOf(ranges[earlier ?? 0] ?? {});
  const field = partsOf(said).find((part) => said[part] !== null && said[part] !== against[part]);
  return { index: later ?? 0, field: field ?? 'sex', against: earlier ?? null };
}

function partsOf(condition: RangeCondition): (keyof RangeCondition)[] {
  // as: the keys of a condition are its parts
  return Object.keys(condition) as (keyof RangeCondition)[];
}
