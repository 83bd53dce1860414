import { GENERAL } from '@nidan/domain/ranges/range-condition';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { proveRangeSets } from '@nidan/domain/ranges/range-proof';
import { expect, test } from 'vitest';
import { countByKind, countFaults } from './fault-counts.ts';

const NONE = { gaps: 0, overlaps: 0, beyond: 0, ties: 0, notForWomen: 0 };

function range(ageFromDays: number, ageToDays: number, more: object = {}) {
  return { ...GENERAL, sex: null, ageFromDays, ageToDays, ...more };
}

test('a fault of men and women at the same ages is one', () => {
  const proof = proveRangeSets([range(0, 7), range(30, 60), range(50, END_OF_AGE_DAYS)]);
  expect(countByKind(proof)).toEqual({ ...NONE, gaps: 1, overlaps: 1 });
  expect(countFaults(proof)).toBe(2);
});

test('ties and rules of a pregnancy for all are counted beside', () => {
  const proof = proveRangeSets([
    range(0, END_OF_AGE_DAYS),
    range(0, END_OF_AGE_DAYS, { fasting: 'fasting' }),
    range(0, END_OF_AGE_DAYS, { pregnancy: 'pregnant' }),
  ]);
  expect(countByKind(proof)).toEqual({ ...NONE, ties: 1, notForWomen: 1 });
});

test('nothing is wrong with one range for all', () => {
  expect(countByKind(proveRangeSets([range(0, END_OF_AGE_DAYS)]))).toEqual(NONE);
});
