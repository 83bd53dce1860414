import { expect, test } from 'vitest';
import { type RangeRow, rangeOfRow, rowOfRange } from './range-rows.ts';

const ROW: RangeRow = {
  id: 'one',
  sex: 'F',
  from: '2 y',
  until: '6 y',
  low: '11',
  high: '14.5',
  actionLow: '9',
  actionHigh: '16',
  criticalLow: '',
  criticalHigh: '20',
  words: '',
  bands: [],
  condition: {
    pregnancy: 'trimester2',
    pregnancyWeeks: null,
    birthWeeks: null,
    fasting: null,
    sampleTypeId: 'csf',
    method: null,
    locationId: null,
  },
};

const RANGE = {
  sex: 'F' as const,
  ageFromDays: 730,
  ageToDays: 2191,
  low: 11,
  high: 14.5,
  text: null,
  actionLow: 9,
  actionHigh: 16,
  criticalLow: null,
  criticalHigh: 20,
  bands: [],
  pregnancy: 'trimester2' as const,
  pregnancyWeeks: null,
  birthWeeks: null,
  fasting: null,
  sampleTypeId: 'csf',
  method: null,
  locationId: null,
};

test('a row is the range that it shows, and back', () => {
  expect(rangeOfRow(ROW)).toEqual(RANGE);
  expect(rowOfRange('one', RANGE)).toEqual(ROW);
});

test.each([
  ['from', { from: 'soon' }],
  ['until', { until: '' }],
  ['until', { until: '1 y' }],
  ['low', { low: '1,1' }],
  ['high', { high: '>9' }],
  ['actionLow', { actionLow: '9,5' }],
  ['actionHigh', { actionHigh: '-' }],
  ['criticalLow', { criticalLow: 'x' }],
  ['criticalHigh', { criticalHigh: '1e9' }],
])('names %s when it cannot be read', (field, change) => {
  expect(rangeOfRow({ ...ROW, ...change })).toBe(field);
});
