import { expect, test } from 'vitest';
import { contaminationsOf, type TubeValue } from './contamination.ts';

const value = (code: string, numeric: number, more: Partial<TubeValue> = {}): TubeValue => ({
  code,
  loinc: null,
  numeric,
  flag: null,
  before: null,
  ...more,
});

test.each([
  [
    'against earlier values',
    [value('K', 5, { before: 4 }), value('CA', 8.6, { before: 9.6 }), value('ALP', 60, { before: 90 })],
    ['edta'],
  ],
  [
    'outside of the intervals',
    [value('K', 7, { flag: 'HH' }), value('CA', 6, { flag: 'LL' }), value('ALP', 10, { flag: 'L' })],
    ['edta'],
  ],
  [
    'with potassium alone raised',
    [value('K', 7, { flag: 'HH' }), value('CA', 9.5, { before: 9.6 }), value('ALP', 88, { before: 90 })],
    [],
  ],
  [
    'with everything down',
    [value('K', 3, { before: 4 }), value('CA', 8, { before: 9.6 }), value('ALP', 60, { before: 90 })],
    [],
  ],
  ['without calcium', [value('K', 7, { flag: 'HH' }), value('ALP', 10, { flag: 'L' })], []],
])('a tube %s', (_, values, found) => {
  expect(contaminationsOf(values)).toEqual(found);
});

test('values go by their LOINC codes where they have some', () => {
  const other = [
    value('K', 7, { flag: 'HH', loinc: '2828-2' }),
    value('CA', 6, { flag: 'LL' }),
    value('ALP', 10, { flag: 'L' }),
  ];
  expect(contaminationsOf(other)).toEqual([]);
});
