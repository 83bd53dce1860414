import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { expect, test } from 'vitest';
import { sexesBeside } from './sexes-beside.ts';

const MEN_AND_WOMEN = [{ sex: 'M' }, { sex: 'F' }] as const;

function range(sex: 'M' | 'F' | null, ageFromDays: number, ageToDays: number) {
  return { sex, ageFromDays, ageToDays };
}

test('another sex has the rules for all, and nothing where each sex has its own', () => {
  const ranges = [
    range(null, 0, 4_383),
    range('M', 4_383, END_OF_AGE_DAYS),
    range('F', 4_383, END_OF_AGE_DAYS),
  ];
  expect(sexesBeside(ranges, MEN_AND_WOMEN)).toEqual([
    { sex: 'O', without: [{ fromDays: 4_383, toDays: END_OF_AGE_DAYS }] },
  ]);
});

test('rules for all serve every age', () => {
  expect(sexesBeside([range(null, 0, END_OF_AGE_DAYS)], MEN_AND_WOMEN)).toEqual([{ sex: 'O', without: [] }]);
});

test('rules for men alone leave women and others without, and a rule of a condition is none of all', () => {
  const ranges = [
    range('M', 0, END_OF_AGE_DAYS),
    { ...range(null, 0, END_OF_AGE_DAYS), fasting: 'fasting' as const },
  ];
  const all = [{ fromDays: 0, toDays: END_OF_AGE_DAYS }];
  expect(sexesBeside(ranges, [{ sex: 'M' }])).toEqual([
    { sex: 'F', without: all },
    { sex: 'O', without: all },
  ]);
});
