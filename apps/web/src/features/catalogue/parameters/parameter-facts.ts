import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { formatValue } from '@nidan/domain/results/format-value';
import { displayRange } from '@nidan/domain/ranges/range-display';
import { chooseRange, type Subject } from '@nidan/domain/ranges/reference-range';

const GROWN_UP: Subject = {
  sex: 'F',
  ageInDays: 34 * 365,
  trimester: null,
  fasting: null,
  method: null,
  locationId: null,
};

/** What the page of a test shows of a parameter beside its place; '' for none. */
export interface ParameterFacts {
  readonly unit: string;
  readonly formula: string;
  readonly decimals: string;
  /** Of a grown-up, with how many further ranges there are. */
  readonly range: string;
  readonly others: number;
  readonly criticalLow: string;
  readonly criticalHigh: string;
}

/** The facts of a parameter, as its own page sets them, in a test of a specimen; null for none. */
export function parameterFacts(parameter: ParameterView, sampleTypeId: string | null): ParameterFacts {
  const { kind, unit, formula, decimals, ranges } = parameter;
  const range = chooseRange(ranges, { ...GROWN_UP, sampleTypeId });
  const limit = (value: number | null | undefined): string =>
    value == null ? '' : formatValue(value, decimals);
  return {
    unit,
    formula: formula ?? '',
    decimals: kind === 'numeric' || kind === 'calculated' ? String(decimals) : '',
    range: range === null ? '' : displayRange(range, decimals),
    others: Math.max(0, ranges.length - 1),
    criticalLow: limit(range?.criticalLow),
    criticalHigh: limit(range?.criticalHigh),
  };
}
