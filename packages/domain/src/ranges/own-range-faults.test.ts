import { NO_LIMITS } from './range-limits.ts';
import { expect, test } from 'vitest';
import { findOwnRangeFaults, type JudgedRange, type RangedParameter } from './own-range-faults.ts';

const number: RangedParameter = { kind: 'numeric', decimals: 1, plausibleLow: 1, plausibleHigh: 30 };
const sound: JudgedRange = {
  ageFromDays: 0,
  ageToDays: 55_000,
  ...NO_LIMITS,
  low: 12,
  high: 16,
  text: null,
  bands: [],
};

function told(change: Partial<JudgedRange>, parameter = number): string[] {
  return findOwnRangeFaults(parameter, [sound, { ...sound, ...change }]).map(
    ({ code, at }) => `${code} at ${at.index} ${at.field}`,
  );
}

test('a sound range has no fault', () => {
  expect(told({})).toEqual([]);
});

test.each<readonly [Partial<JudgedRange>, string]>([
  [{ ageToDays: 0 }, 'endsOnFirstDay at 1 ageToDays'],
  [{ low: 17 }, 'lowAboveHigh at 1 low'],
  [{ actionLow: 13 }, 'actionLowInside at 1 actionLow'],
  [{ actionHigh: 15 }, 'actionHighInside at 1 actionHigh'],
  [{ criticalLow: 12 }, 'criticalLowInside at 1 criticalLow'],
  [{ criticalHigh: 16 }, 'criticalHighInside at 1 criticalHigh'],
  [{ criticalHigh: 31 }, 'implausible at 1 criticalHigh'],
  [{ low: 12.25 }, 'tooManyDecimals at 1 low'],
  [{ bands: [{ label: 'Low', low: 5, high: 4 }] }, 'bandWithoutExtent at 1 bands'],
])('%o is told at the range and the field', (change, fault) => {
  expect(told(change)).toContain(fault);
});

const bands = (second: number) => [
  { label: 'Normal', low: null, high: 5.6 },
  { label: 'Raised', low: second, high: null },
];

test('decision limits follow each other without a gap or an overlap', () => {
  expect(told({ bands: bands(5.7) })).toEqual([]);
  expect(told({ bands: bands(5.8) })).toEqual(['bandsLeaveOut at 1 bands']);
  expect(told({ bands: bands(5.6) })).toEqual(['bandsLeaveOut at 1 bands']);
});

test('what is in words has a text and no limits', () => {
  const words = { ...number, kind: 'text' } as const;
  const faults = findOwnRangeFaults(words, [{ ...sound, low: null, high: null }, sound]);
  expect(faults.map(({ code, at }) => [code, at.field])).toEqual([
    ['wordsNeedText', 'text'],
    ['wordsNeedText', 'low'],
  ]);
});

test('a limit with too many decimals says which and how many may be printed', () => {
  const [fault] = findOwnRangeFaults({ ...number, decimals: 0 }, [{ ...sound, high: 16.5 }]);
  expect(fault).toEqual({
    code: 'tooManyDecimals',
    at: { index: 0, field: 'high' },
    values: { limit: 16.5, decimals: 0 },
  });
});
