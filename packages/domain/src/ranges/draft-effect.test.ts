import { expect, test } from 'vitest';
import { NO_LIMITS } from './range-limits.ts';
import { flagChanges, type FlaggedResult } from './draft-effect.ts';

const ranges = [{ ...NO_LIMITS, sex: null, ageFromDays: 0, ageToDays: 54_750, low: 12, high: 16 }];

function result(part: Partial<FlaggedResult> & { readonly value: string }): FlaggedResult {
  return { subject: { sex: 'F', ageInDays: 12_000 }, ageYears: 32, flag: null, ...part };
}

test('flags that would be others are counted by sex, childhood, before and after, the most frequent first', () => {
  const boy = { subject: { sex: 'M', ageInDays: 2000 }, ageYears: 5 } as const;
  expect(
    flagChanges(
      [
        result({ value: '13.0' }),
        result({ value: '11.5' }),
        result({ value: '11.0' }),
        result({ value: '11.0', flag: 'L' }),
        result({ value: '13.0', flag: 'L', ...boy }),
      ],
      ranges,
    ),
  ).toEqual([
    { sex: 'F', isChild: false, before: null, after: 'L', count: 2 },
    { sex: 'M', isChild: true, before: 'L', after: null, count: 1 },
  ]);
});

test('without a range for somebody there is no flag', () => {
  expect(flagChanges([result({ value: '9', flag: 'L' })], [])).toEqual([
    { sex: 'F', isChild: false, before: 'L', after: null, count: 1 },
  ]);
});

test('a critical value stays critical where no interval applies', () => {
  const men = { ...NO_LIMITS, sex: 'M' as const, ageFromDays: 0, ageToDays: 54_750, criticalLow: 7 };
  const subject = { sex: 'O', ageInDays: 12_000 } as const;
  expect(flagChanges([result({ value: '3.0', subject })], [men])).toEqual([
    { sex: 'O', isChild: false, before: null, after: 'LL', count: 1 },
  ]);
});
