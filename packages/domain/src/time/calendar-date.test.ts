import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  datePartsOf,
  dateOfDayNumber,
  dayNumberOf,
  daysBetween,
  weekdayOf,
} from './calendar-date.ts';

test.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2024-02-30', false],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2026-04-31', false],
  ['2026-06-31', false],
  ['2026-09-31', false],
  ['2026-11-31', false],
  ['2026-08-31', true],
  ['0001-01-01', true],
  [' 2026-11-20', false],
  ['x2026-11-20', false],
  ['2026-12-31', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['2026-11-20T00:00', false],
  ['', false],
])('%j is a date: %s', (text, valid) => {
  expect(datePartsOf(text) !== null).toBe(valid);
});

describe('arithmetic', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['1969-12-31', 1, '1970-01-01'],
    ['9999-12-31', 1, '9999-12-31'],
    ['9999-12-30', 5, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
  ])('%s and %i days is %s', (date, days, answer) => {
    expect(addDays(date, days)).toBe(answer);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-03-31', -13, '2025-02-28'],
    ['9999-12-01', 1, '9999-12-31'],
    ['0001-01-31', -1, '0001-01-01'],
  ])('%s and %i months is %s', (date, months, answer) => {
    expect(addMonths(date, months)).toBe(answer);
  });

  test('day numbers go both ways and differ by the days between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: -9999, max: 9999 }),
        (day, step) => {
          const date = dateOfDayNumber(day);
          expect(dayNumberOf(date)).toBe(day);
          expect(daysBetween(date, addDays(date, step))).toBe(step);
        },
      ),
    );
  });

  test('weekdays count from Monday', () => {
    expect(['1970-01-01', '2026-11-16', '2026-11-22', '1969-12-28'].map(weekdayOf)).toEqual([4, 1, 7, 7]);
  });

  test('weekdays follow one another', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => {
        expect(weekdayOf(dateOfDayNumber(day + 1))).toBe((weekdayOf(dateOfDayNumber(day)) % 7) + 1);
      }),
    );
  });

  test('a text that is no date is a programming error', () => {
    expect(() => addDays('soon', 1)).toThrow(new RangeError('Not a calendar date: soon'));
    expect(() => addMonths('2026-02-30', 1)).toThrow(new RangeError('Not a calendar date: 2026-02-30'));
  });
});

test('a year before 1000 keeps its four digits', () => {
  expect(addMonths('0999-12-15', 1)).toBe('1000-01-15');
  expect(addMonths('1000-01-15', -1)).toBe('0999-12-15');
});
