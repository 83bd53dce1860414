import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfDayNumber } from './calendar-date.ts';
import {
  dateOrderFault,
  dateTimeFault,
  formatDate,
  formatDateTime,
  parseDate,
  parseDateTime,
} from './indian-date.ts';

test.each([
  ['20/11/2026', '2026-11-20'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['31/04/2026', null],
  ['11/20/2026', null],
  ['1/1/2026', null],
  ['20-11-2026', null],
  ['20/11/26', null],
  ['20/1_/____', null],
  [' 20/11/2026', null],
  ['20/11/2026 ', null],
  ['20/11/20265', null],
  ['01/02/0003', '0003-02-01'],
  ['', null],
])('%j is the date %s', (text, date) => {
  expect(parseDate(text)).toBe(date);
});

test('every date is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
      const date = dateOfDayNumber(day);
      expect(parseDate(formatDate(date))).toBe(date);
    }),
  );
});

test('an instant is written as the clock of the zone shows it', () => {
  const instant = new Date('2026-11-19T18:30:05Z');
  expect(formatDateTime('Asia/Kolkata', instant)).toBe('20/11/2026 00:00:05');
  expect(formatDateTime('UTC', instant)).toBe('19/11/2026 18:30:05');
});

test('a time is read with its date', () => {
  expect(parseDateTime('20/11/2026 23:59:58')).toEqual({
    date: '2026-11-20',
    hour: 23,
    minute: 59,
    second: 58,
  });
});

describe("'Enter correct date'", () => {
  test.each([
    ['20/11/2026 00:00:00', null],
    ['20/11/2026 23:59:59', null],
    ['20/11/2026 24:00:00', 'Enter correct date'],
    ['20/11/2026 12:60:00', 'Enter correct date'],
    ['20/11/2026 12:00:60', 'Enter correct date'],
    ['20/11/2026', 'Enter correct date'],
    ['20/11/2026 12:00', 'Enter correct date'],
    ['20/1_/____ __:__:__', 'Enter correct date'],
    ['31/11/2026 12:00:00', 'Enter correct date'],
    ['', 'Enter correct date'],
    ['x20/11/2026 12:00:00', 'Enter correct date'],
    ['20/11/2026 12:00:00x', 'Enter correct date'],
    ['20/11/2026 19:00:00', null],
    ['20/11/2026 25:00:00', 'Enter correct date'],
  ])('%j', (text, fault) => {
    expect(dateTimeFault(text)).toBe(fault);
  });

  test.each([
    ['20/11/2026 10:00:00', '20/11/2026 10:00:00', null],
    ['20/11/2026 10:00:00', '20/11/2026 10:00:01', null],
    ['30/11/2026 10:00:00', '01/12/2026 09:00:00', null],
    ['20/11/2026 10:00:01', '20/11/2026 10:00:00', 'Enter correct date'],
    ['01/12/2026 09:00:00', '30/11/2026 10:00:00', 'Enter correct date'],
    ['soon', '20/11/2026 10:00:00', 'Enter correct date'],
    ['20/11/2026 10:00:00', 'later', 'Enter correct date'],
  ])('%s until %s', (...[first, second, fault]) => {
    expect(dateOrderFault(first, second)).toBe(fault);
  });
});
