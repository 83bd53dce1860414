import { everyLimit, NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import type { ResultRange } from '@nidan/contract/lab/results/result-value';
import { conditionText } from '@nidan/domain/ranges/condition-text';
import { displayRange } from '@nidan/domain/ranges/range-display';
import { limitsWithoutInterval } from '@nidan/domain/ranges/limits-without-interval';
import { chooseRange, type Subject } from '@nidan/domain/ranges/reference-range';
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

/** What a value is held against: an interval with its id and why it counts, or critical and action limits alone, which have no id. */
export type HeldRange = Omit<ResultRange, 'display'>;

function subjectOf({ parameter, test, person: { place, ...known } }: Measured): Subject {
  return {
    ...known,
    sampleTypeId: test.specimen?.sampleTypeId ?? null,
    locationId: place.locationId,
    method: methodOf(parameter, test.test),
  };
}

/** The limits that hold although no interval applies; null when there are none. */
function limitsAlone(measured: Measured): HeldRange | null {
  const limits = limitsWithoutInterval(measured.parameter.ranges, subjectOf(measured));
  if (limits === null) return null;
  return { ...NO_LIMITS, ...limits, rangeId: null, text: null, bands: [], basis: null };
}

/** The interval of a parameter for a person at collection, else the limits that hold without one; null when there is neither. */
export function rangeFor(measured: Measured): HeldRange | null {
  const { parameter, test, person } = measured;
  const range = chooseRange(parameter.ranges, subjectOf(measured));
  if (range === null) return limitsAlone(measured);
  // What a condition names that is met is what is known.
  const names = { specimen: () => test.specimen?.name ?? '', place: () => person.place.name };
  return { ...range, basis: conditionText(range, names) };
}

function presentRange(range: HeldRange, decimals: number): ResultRange {
  const { rangeId, text, bands, basis } = range;
  const limits = everyLimit((limit) => range[limit]);
  return { rangeId, ...limits, text, bands, basis, display: displayRange(range, decimals) };
}

/** Of a range that the catalogue has no more. */
const NO_FURTHER_LIMITS = { ...NO_LIMITS, bands: [] };

/** The interval that a stored value was held against, as it was then, even if the catalogue has another by now. */
function rangeOfResult(parameter: LabParameter, result: StoredResult): ResultRange {
  const { rangeId, low, high, text, basis } = result;
  const known = parameter.ranges.find((range) => range.rangeId === rangeId);
  const rest = known ?? NO_FURTHER_LIMITS;
  return presentRange({ ...rest, rangeId, low, high, text, basis }, parameter.decimals);
}

/** The interval beside a value: the one that the value was held against, or the one that the next value will be. */
export function shownRange(measured: Measured, result: StoredResult | null): ResultRange | null {
  const { parameter } = measured;
  const isHeld = result !== null && result.value !== null;
  if (isHeld && result.rangeId !== null) return rangeOfResult(parameter, result);
  const range = isHeld ? limitsAlone(measured) : rangeFor(measured);
  return range === null ? null : presentRange(range, parameter.decimals);
}
