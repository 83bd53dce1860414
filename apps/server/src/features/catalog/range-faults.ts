import type { AgeSpan } from '@nidan/domain/results/age-spans';
import { type ConditionNames, conditionText } from '@nidan/domain/results/condition-text';
import { type PlacedRangeFault, placeRangeFaults } from '@nidan/domain/results/place-range-faults';
import { isAbove, nestedLimitFaults } from '@nidan/domain/results/nested-limits';
import type { RangeCondition } from '@nidan/domain/results/range-condition';
import { proveRangeSets } from '@nidan/domain/results/range-proof';
import type { CatalogueRange } from './catalogue.ts';
import { isNumber } from './is-number.ts';
import type { LabParameterShape } from './parameter-faults.ts';

/** How ages, specimens and places are told. */
export interface RangeWords {
  readonly spanOf: (span: AgeSpan) => string;
  readonly names: ConditionNames;
}

/** What is wrong with the ranges of a parameter, at one of them; `says` goes on after the parameter: 'has a low above its high'. */
export interface RangeFault {
  readonly index: number;
  readonly field: keyof CatalogueRange;
  readonly says: string;
  /** Index of the range that it is at odds with. */
  readonly against: number | null;
}

const CONTENT_WORDS: RangeWords = {
  spanOf: ({ fromDays, toDays }) => `from day ${fromDays} to ${toDays}`,
  names: { specimen: (code) => code, place: (locationId) => `place ${locationId}` },
};

/** Gaps, overlaps and contradictions among the ranges of a parameter, each a sentence that names the range. */
export function findRangeFaults(parameter: LabParameterShape): string[] {
  const own = ownFaults(parameter).map(({ index, says }) => {
    const range = parameter.ranges[index];
    return range === undefined || !isNumber(parameter) ? says : `${says} (${nameOf(range)})`;
  });
  return [...new Set([...setFaults(parameter, CONTENT_WORDS).map(({ says }) => says), ...own])];
}

/** The faults of `findRangeFaults`, each at the range and the field where somebody would mend it. */
export function locateRangeFaults(parameter: LabParameterShape, words: RangeWords): RangeFault[] {
  return [...setFaults(parameter, words), ...ownFaults(parameter)];
}

function nameOf(range: CatalogueRange): string {
  return `${range.sex ?? 'M F'}, days ${range.ageFromDays} to ${range.ageToDays}${ofCondition(CONTENT_WORDS, range, ', ')}`;
}

/** The condition of a range behind `before`; nothing for the general one. */
function ofCondition({ names }: RangeWords, condition: Partial<RangeCondition>, before: string): string {
  const text = conditionText(condition, names);
  return text === null ? '' : `${before}${text}`;
}

/** What is wrong with the ranges together. */
function setFaults({ ranges }: LabParameterShape, words: RangeWords): RangeFault[] {
  if (ranges.length === 0) return [];
  return placeRangeFaults(ranges, proveRangeSets(ranges)).map((placed) => ({
    index: placed.index,
    field: placed.field,
    against: placed.against,
    says: sayingOf(placed, words),
  }));
}

function sayingOf(placed: PlacedRangeFault, words: RangeWords): string {
  const { what, condition, other, sex, span } = placed;
  const when = (one: RangeCondition) => ofCondition(words, one, ' when ');
  const whom = `for ${sex ?? ''} ${span === null ? '' : words.spanOf(span)}`;
  switch (what) {
    case 'gap':
      return `has no range ${whom}${when(condition)}`;
    case 'overlap':
      return `has two ranges ${whom}${when(condition)}`;
    case 'beyond':
      return `has a range beyond the last age ${whom}${when(condition)}`;
    case 'tie':
      return `has two ranges of equal right ${whom}, one${when(condition)} and one${other === null ? '' : when(other)}`;
    case 'notForWomen':
      return `has a range that is not for women alone${when(condition)}`;
  }
}

type OwnFault = Pick<RangeFault, 'field' | 'says'>;

/** What is wrong with each range alone. */
function ownFaults(parameter: LabParameterShape): RangeFault[] {
  return parameter.ranges.flatMap((range, index) =>
    [
      ...extentFaults(range),
      ...(isNumber(parameter)
        ? [
            ...nestedLimitFaults(range, parameter),
            ...bandFaults(parameter, range),
            ...decimalFaults(parameter, range),
          ]
        : wordFaults(range)),
    ].map((fault) => ({ ...fault, index, against: null })),
  );
}

function extentFaults({ ageFromDays, ageToDays }: CatalogueRange): OwnFault[] {
  return ageToDays <= ageFromDays
    ? [{ field: 'ageToDays', says: 'has a range that ends on its first day' }]
    : [];
}

function wordFaults({ low, high, text }: CatalogueRange): OwnFault[] {
  const says = 'is in words, so each of its ranges must be a text';
  if (low !== null) return [{ field: 'low', says }];
  if (high !== null) return [{ field: 'high', says }];
  return text === null ? [{ field: 'text', says }] : [];
}

/** Decision limits follow each other without gap or overlap. Bands without an interval are names of phases: free. */
function bandFaults({ decimals }: LabParameterShape, { low, high, bands }: CatalogueRange): OwnFault[] {
  const faults = bands
    .filter((band) => isAbove(band.low, band.high) || (band.low === null && band.high === null))
    .map((band) => ({ field: 'bands' as const, says: `has a band ${band.label} without extent` }));
  if (low === null && high === null) return faults;
  const ascending = [...bands].sort((a, b) => (a.low ?? -Infinity) - (b.low ?? -Infinity));
  const meets = ascending.every((band, index) => {
    const next = ascending[index + 1];
    return next === undefined || isOneStep(band.high, next.low, decimals);
  });
  const open = ascending.at(0)?.low == null && ascending.at(-1)?.high == null;
  return bands.length > 0 && !(meets && open)
    ? [...faults, { field: 'bands', says: 'has bands that leave a value out or claim it twice' }]
    : faults;
}

function isOneStep(high: number | null, low: number | null, decimals: number): boolean {
  return high !== null && low !== null && Math.round((low - high) * 10 ** decimals) === 1;
}

const LIMITS = ['low', 'high', 'actionLow', 'actionHigh', 'criticalLow', 'criticalHigh'] as const;

function decimalFaults({ decimals }: LabParameterShape, range: CatalogueRange): OwnFault[] {
  const limits = [
    ...LIMITS.map((field) => ({ field, limit: range[field] })),
    ...range.bands.flatMap(({ low, high }) =>
      [low, high].map((limit) => ({ field: 'bands' as const, limit })),
    ),
  ];
  return limits.flatMap(({ field, limit }) =>
    limit === null || Number(limit.toFixed(decimals)) === limit
      ? []
      : [{ field, says: `has the limit ${limit}, which cannot be printed with ${decimals} decimals` }],
  );
}
