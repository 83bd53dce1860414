import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { END_OF_AGE_DAYS } from '../../ranges/range-coverage.ts';
import { parseAgeLimit, showAgeLimit } from './age-limit.ts';

test.each([
  ['birth', 0],
  ['7 d', 7],
  ['1 w', 7],
  ['1m', 30],
  ['6 m', 182],
  ['2 y', 730],
  ['6', 2191],
  ['18 Y', 6574],
  ['216 m', 6574],
  ['6 h', 0.25],
  ['24 h', 1],
  ['1 h', 1 / 24],
  ['no end', END_OF_AGE_DAYS],
])('%s is day %i', (text, days) => {
  expect(parseAgeLimit(text)).toBe(days);
});

test.each(['', 'x', '-1 d', '1.5 y', '2 y 3 m', '200 y', '1.5 h', '100 h'])('%j is no age', (text) => {
  expect(parseAgeLimit(text)).toBeNull();
});

test.each([
  [0, 'birth'],
  [0.25, '6 h'],
  [1.5, '36 h'],
  [1, '1 d'],
  [7, '1 w'],
  [10, '10 d'],
  [30, '1 m'],
  [182, '6 m'],
  [730, '2 y'],
  [2191, '6 y'],
  [4383, '12 y'],
  [6574, '18 y'],
  [END_OF_AGE_DAYS, 'no end'],
])('day %i is %s', (days, text) => {
  expect(showAgeLimit(days)).toBe(text);
});

test('what is shown is what is typed, whatever the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: END_OF_AGE_DAYS }), (days) => {
      expect(parseAgeLimit(showAgeLimit(days))).toBe(days);
    }),
  );
});

test('every hour of the first days is shown as it is typed', () => {
  for (let hour = 1; hour <= 95; hour += 1)
    expect(parseAgeLimit(showAgeLimit(parseAgeLimit(`${hour} h`) ?? -1))).toBe(hour / 24);
});

test('as many months as years make the same day', () => {
  for (let years = 1; years <= 149; years += 1)
    expect(parseAgeLimit(`${years * 12} m`)).toBe(parseAgeLimit(`${years} y`));
});
