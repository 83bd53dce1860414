import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import type { RangeCondition } from '@nidan/domain/ranges/range-condition';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { expect, test, vi } from 'vitest';
import { PARAMETER_TELLS, type VersionWords } from './parameter-changes.ts';

const limits = {
  ...NO_LIMITS,
  low: 15,
  high: 45,
  text: null,
  bands: [],
};
const general = {
  pregnancy: null,
  pregnancyWeeks: null,
  birthWeeks: null,
  fasting: null,
  sampleTypeId: null,
  method: null,
  locationId: null,
};
const range = { rangeId: 'r', sex: null, ageFromDays: 0, ageToDays: END_OF_AGE_DAYS, ...limits, ...general };

const words = ({ sampleTypeId, locationId }: Partial<RangeCondition>) =>
  `in ${sampleTypeId} at ${locationId}`;

function told(ranges: ParameterView['ranges']): string | undefined {
  const protein = { ranges } as ParameterView; // as: the ranges are all that is read
  return PARAMETER_TELLS.find(([field]) => field === 'ranges')?.[1](protein, {
    ofCondition: words,
    ofDelta: () => '',
  });
}

test('a comparison tells every interval that lies around another', () => {
  const nested = { ...range, actionHigh: 200, criticalLow: 3, criticalHigh: 1000 };
  expect(told([nested])).toBe('all 0-54750 d: 15 to 45, action  to 200, critical 3 to 1000');
});

test('a comparison tells the condition of an interval in words, and none of the general one', () => {
  expect(told([range])).toBe('all 0-54750 d: 15 to 45');
  expect(told([{ ...range, sampleTypeId: 'csf', locationId: 'hill' }])).toBe(
    'all 0-54750 d, in csf at hill: 15 to 45',
  );
});

test('a comparison tells the delta rule in the unit of the parameter, and none as nothing', () => {
  const tell = PARAMETER_TELLS.find(([field]) => field === 'delta')?.[1];
  const ofDelta = vi.fn<VersionWords['ofDelta']>(() => '5 mmol/L');
  const delta = { mode: 'absolute', limit: 5, lookBackDays: 30 } as const;
  const sodium = { unit: 'mmol/L', delta } as ParameterView; // as: the rule and the unit are all that is read
  expect(tell?.(sodium, { ofCondition: words, ofDelta })).toBe('5 mmol/L');
  expect(ofDelta).toHaveBeenCalledWith(delta, 'mmol/L');
  expect(tell?.({ ...sodium, delta: null }, { ofCondition: words, ofDelta })).toBe('');
});
