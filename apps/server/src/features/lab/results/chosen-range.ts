import { everyLimit, NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import type { ReferenceRangeView } from '@nidan/contract/catalogue/parameters/parameter-view';
import type { ResultRange } from '@nidan/contract/lab/results/result-value';
import { conditionText } from '@nidan/domain/ranges/condition-text';
import { displayRange } from '@nidan/domain/ranges/range-display';
import { chooseRange } from '@nidan/domain/ranges/reference-range';
import type { LabParameter } from '../../catalogue/versions/lab-catalogue.ts';
import type { PersonAtCollection } from './bill-under-work.ts';
import { methodOf } from './method-of.ts';
import type { TestUnderWork } from './tests-under-work.query.ts';
import type { StoredResult } from './stored-result.ts';

/** A parameter as it is measured in a test of a person. */
export interface Measured {
  readonly parameter: LabParameter;
  readonly test: Pick<TestUnderWork, 'test' | 'specimen'>;
  readonly person: PersonAtCollection;
}

/** An interval with the reason that it counts. */
export interface ChosenRange extends ReferenceRangeView {
  /** 'pregnant, 2nd trimester'; null for the general one. */
  readonly basis: string | null;
}

/** The interval of a parameter for a person at collection, or null: then nothing is flagged. */
export function rangeFor({ parameter, test, person }: Measured): ChosenRange | null {
  const { place, ...known } = person;
  const { specimen } = test;
  const range = chooseRange(parameter.ranges, {
    ...known,
    sampleTypeId: specimen?.sampleTypeId ?? null,
    locationId: place.locationId,
    method: methodOf(parameter, test.test),
  });
  if (range === null) return null;
  // What a condition names that is met is what is known.
  const names = { specimen: () => specimen?.name ?? '', place: () => place.name };
  return { ...range, basis: conditionText(range, names) };
}

function presentRange(range: Omit<ResultRange, 'display'>, decimals: number): ResultRange {
  const { rangeId, text, bands, basis } = range;
  const limits = everyLimit((limit) => range[limit]);
  return { rangeId, ...limits, text, bands, basis, display: displayRange(range, decimals) };
}

/** Of a range that the catalogue has no more. */
const NO_FURTHER_LIMITS = { ...NO_LIMITS, bands: [] };

/** The interval that a stored value was held against, as it was then, even if the catalogue has another by now. */
function rangeOfResult(parameter: LabParameter, result: StoredResult): ResultRange | null {
  const { rangeId, low, high, text, basis } = result;
  if (rangeId === null) return null;
  const known = parameter.ranges.find((range) => range.rangeId === rangeId);
  const rest = known ?? NO_FURTHER_LIMITS;
  return presentRange({ ...rest, rangeId, low, high, text, basis }, parameter.decimals);
}

/** The interval beside a value: the one that the value was held against, or the one that the next value will be. */
export function shownRange(measured: Measured, result: StoredResult | null): ResultRange | null {
  const { parameter } = measured;
  if (result !== null && result.value !== null) return rangeOfResult(parameter, result);
  const range = rangeFor(measured);
  return range === null ? null : presentRange(range, parameter.decimals);
}
