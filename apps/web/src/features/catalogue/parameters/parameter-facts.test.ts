import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import type { ParameterView, ReferenceRangeView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { expect, it } from 'vitest';
import { parameterFacts } from './parameter-facts.ts';
import { unprovedParameters } from '../ranges/unproved-parameters.ts';

function range(change: Partial<ReferenceRangeView> = {}): ReferenceRangeView {
  return {
    rangeId: 'r',
    sex: null,
    ageFromDays: 0,
    ageToDays: END_OF_AGE_DAYS,
    ...NO_LIMITS,
    low: 5,
    high: 45,
    text: null,
    criticalLow: null,
    criticalHigh: 1_000,
    bands: [],
    pregnancy: null,
    pregnancyWeeks: null,
    birthWeeks: null,
    fasting: null,
    sampleTypeId: null,
    method: null,
    locationId: null,
    ...change,
  };
}

function parameter(change: Partial<ParameterView> = {}): ParameterView {
  return {
    parameterId: 'p',
    code: 'ALT',
    name: 'ALT',
    kind: 'numeric',
    unit: 'U/L',
    ucum: 'U/L',
    loinc: null,
    decimals: 0,
    method: '',
    formula: null,
    choices: [],
    plausibleLow: 0,
    plausibleHigh: 9_999,
    delta: null,
    ranges: [range()],
    ...change,
  };
}

it('shows the range of a grown-up with its critical limits, and counts the others', () => {
  const child = range({ ageToDays: 4_000, high: 60 });
  const adult = range({ ageFromDays: 4_000 });
  expect(parameterFacts(parameter({ ranges: [child, adult] }), null)).toEqual({
    unit: 'U/L',
    formula: '',
    decimals: '0',
    range: '5 to 45',
    others: 1,
    criticalLow: '',
    criticalHigh: '1000',
  });
});

it('has nothing to show for words without a range', () => {
  const words = { kind: 'text', unit: '', ranges: [] } as const;
  expect(parameterFacts(parameter({ ...words, ranges: [] }), null)).toMatchObject({
    decimals: '',
    range: '',
    others: 0,
  });
});

it('shows the range of the specimen that the test is drawn as', () => {
  const ranges = [range(), range({ sampleTypeId: 'csf', low: null, high: 10 })];
  expect(parameterFacts(parameter({ ranges }), 'csf').range).toBe('≤ 10');
  expect(parameterFacts(parameter({ ranges }), 'serum').range).toBe('5 to 45');
});

it('names the parameters whose ranges leave ages out', () => {
  const gap = parameter({ code: 'GAP', ranges: [range({ ageFromDays: 30 })] });
  const none = parameter({ code: 'NONE', ranges: [] });
  expect(unprovedParameters([parameter(), gap, none])).toEqual(['GAP']);
});
