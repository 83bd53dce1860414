import type { ReferenceRangeView } from '@nidan/contract/catalog/parameter-view';
import type { ResultRange } from '@nidan/contract/results/result-value';
import { displayRange } from '@nidan/domain/results/range-display';
import { chooseRange } from '@nidan/domain/results/reference-range';
import type { LabParameter } from '../catalog/lab-catalogue.ts';
import type { PersonAtCollection } from './bill-under-work.ts';
import type { StoredResult } from './tests-under-work.query.ts';

/** The interval of a parameter for a person at collection, or null: then nothing is flagged. */
export function rangeFor(parameter: LabParameter, person: PersonAtCollection): ReferenceRangeView | null {
  return chooseRange(parameter.ranges, person);
}

function presentRange(range: Omit<ResultRange, 'display'>, decimals: number): ResultRange {
  const { rangeId, low, high, text, criticalLow, criticalHigh, bands } = range;
  return {
    rangeId,
    low,
    high,
    text,
    criticalLow,
    criticalHigh,
    bands,
    display: displayRange({ low, high, text }, decimals),
  };
}

/** The interval that a stored value was held against, as it was then, even if the catalogue has another by now. */
function rangeOfResult(parameter: LabParameter, result: StoredResult): ResultRange | null {
  const { rangeId, low, high, text } = result;
  if (rangeId === null) return null;
  const known = parameter.ranges.find((range) => range.rangeId === rangeId);
  const rest = known ?? { criticalLow: null, criticalHigh: null, bands: [] };
  return presentRange({ ...rest, rangeId, low, high, text }, parameter.decimals);
}

/** The interval beside a value: the one that the value was held against, or the one that the next value will be. */
export function shownRange(
  parameter: LabParameter,
  person: PersonAtCollection,
  result: StoredResult | null,
): ResultRange | null {
  if (result !== null && result.value !== null) return rangeOfResult(parameter, result);
  const range = rangeFor(parameter, person);
  return range === null ? null : presentRange(range, parameter.decimals);
}
