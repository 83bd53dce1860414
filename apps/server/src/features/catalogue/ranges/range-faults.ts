import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import type { Fault } from '@nidan/domain/text/fault';
import type { AgeSpan } from '@nidan/domain/ranges/age-spans';
import { type ConditionNames, conditionText } from '@nidan/domain/ranges/condition-text';
import { type PlacedRangeFault, placeRangeFaults } from '@nidan/domain/ranges/place-range-faults';
import { findOwnRangeFaults, type OwnRangeFault } from '@nidan/domain/ranges/own-range-faults';
import type { RangeCondition } from '@nidan/domain/ranges/range-condition';
import { proveRangeSets } from '@nidan/domain/ranges/range-proof';
import { sayOwnRangeFault } from './say-own-range-fault.ts';
import type { CatalogueRange } from '../versions/catalogue.ts';
import { isNumber } from '../parameters/is-number.ts';
import type { LabParameterShape } from '../parameters/lab-parameter-shape.ts';

/** How ages, specimens and places are told. */
export interface RangeWords {
  readonly spanOf: (span: AgeSpan) => string;
  readonly names: ConditionNames;
}

/** What is wrong with the ranges of a parameter, at one of them; `says` goes on after the parameter: 'has a low above its high'. */
export interface RangeFault {
  readonly index: number;
  readonly field: keyof CatalogueRange;
  readonly says: Fault;
  /** Index of the range that it is at odds with. */
  readonly against: number | null;
}

const CONTENT_WORDS: RangeWords = {
  spanOf: ({ fromDays, toDays }) => `from day ${fromDays} to ${toDays}`,
  names: { specimen: (code) => code, place: (locationId) => `place ${locationId}` },
};

interface SaidRangeFault {
  /** Null for one of the ranges together. */
  readonly fault: OwnRangeFault | null;
  readonly says: Fault;
}

/** Gaps, overlaps and contradictions among the ranges of a parameter, each with a sentence that names the range. */
export function sayRangeFaults(parameter: LabParameterShape): SaidRangeFault[] {
  const together = setFaults(parameter, CONTENT_WORDS).map(({ says }) => ({ fault: null, says }));
  const own = findOwnRangeFaults(parameter, parameter.ranges).map((fault) => {
    const range = parameter.ranges[fault.at.index];
    const says = sayOwnRangeFault(fault);
    const named =
      range === undefined || !isNumber(parameter)
        ? says
        : faultOf('range-named', { fault: says, range: nameOf(range) });
    return { fault, says: named };
  });
  return [...new Map([...together, ...own].map((said) => [said.says.msg, said])).values()];
}

/** The faults of `sayRangeFaults`, each at the range and the field where somebody would mend it. */
export function locateRangeFaults(parameter: LabParameterShape, words: RangeWords): RangeFault[] {
  return [...setFaults(parameter, words), ...ownFaults(parameter)];
}

/** What is wrong with each range by itself. */
function ownFaults(parameter: LabParameterShape): RangeFault[] {
  return findOwnRangeFaults(parameter, parameter.ranges).map((fault) => ({
    ...fault.at,
    against: null,
    says: sayOwnRangeFault(fault),
  }));
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
function setFaults(parameter: LabParameterShape, words: RangeWords): RangeFault[] {
  const { ranges } = parameter;
  if (ranges.length === 0) return [];
  const own = new Set(findOwnRangeFaults(parameter, ranges).map(({ at }) => at.index));
  // What a range says of itself is not said again for the ranges together.
  const together = placeRangeFaults(ranges, proveRangeSets(ranges)).filter(
    ({ what, index }) => what !== 'impossible' || !own.has(index),
  );
  return together.map((placed) => ({
    index: placed.index,
    field: placed.field,
    against: placed.against,
    says: sayingOf(placed, words),
  }));
}

function sayingOf(placed: PlacedRangeFault, words: RangeWords): Fault {
  const { what, condition, other, sex, span } = placed;
  const when = (one: RangeCondition) => ofCondition(words, one, ' when ');
  const whom = `for ${sex ?? ''} ${span === null ? '' : words.spanOf(span)}`;
  switch (what) {
    case 'gap':
      return faultOf('range-gap', { whom: `${whom}${when(condition)}` });
    case 'overlap':
      return faultOf('range-overlap', { whom: `${whom}${when(condition)}` });
    case 'beyond':
      return faultOf('range-beyond', { whom: `${whom}${when(condition)}` });
    case 'tie':
      return faultOf('range-tie', { whom, when: when(condition), other: other === null ? '' : when(other) });
    case 'notForWomen':
      return faultOf('range-not-for-women', { when: when(condition) });
    case 'impossible':
      return faultOf('range-impossible', { when: when(condition) });
  }
}
