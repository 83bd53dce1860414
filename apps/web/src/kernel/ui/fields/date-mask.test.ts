import { describe, expect, test } from 'vitest';
import { caretAfter, dateOfDigits, dayByName, digitsOf, digitsOfDate, maskDigits } from './date-mask.ts';

test.each([
  ['', '__/__/____'],
  ['2', '2_/__/____'],
  ['2011', '20/11/____'],
  ['20112026', '20/11/2026'],
])('digits %s stand in the mask as %s', (digits, shown) => {
  expect(maskDigits(digits, 'date')).toBe(shown);
});

test('the mask goes on to the second', () => {
  expect(maskDigits('20112026081', 'date-time')).toBe('20/11/2026 08:1_:__');
});

test.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [4, 6],
  [8, 10],
])('after %i digits the caret is at %i', (count, at) => {
  expect(caretAfter(count, 'date')).toBe(at);
});

test.each([
  ['20/11/2026', '20112026'],
  ['2026-11-20', '20112026'],
  ['20.11.2026 and more 99', '20112026'],
  ['20/1_/____', '201'],
])('%s holds the digits %s', (text, digits) => {
  expect(digitsOf(text, 'date')).toBe(digits);
});

describe('a full mask', () => {
  test.each([
    ['20112026', '2026-11-20'],
    ['29022024', '2024-02-29'],
    ['29022026', null],
    ['31042026', null],
    ['2011202', null],
    ['', null],
  ])('%s is the date %s', (digits, date) => {
    expect(dateOfDigits(digits, 'date')).toBe(date);
  });

  test.each([
    ['20112026081000', '2026-11-20T08:10:00'],
    ['20112026240000', null],
    ['20112026086000', null],
    ['20112026080060', null],
  ])('%s is the time %s', (digits, time) => {
    expect(dateOfDigits(digits, 'date-time')).toBe(time);
  });

  test('comes back as it was given', () => {
    expect(dateOfDigits(digitsOfDate('2026-11-20T08:10:59', 'date-time'), 'date-time')).toBe(
      '2026-11-20T08:10:59',
    );
    expect(digitsOfDate(null, 'date')).toBe('');
  });
});

test.each([
  ['t', '2026-03-01'],
  ['Y', '2026-02-28'],
  ['-7', '2026-02-22'],
  ['-', null],
  ['7', null],
  ['20/11/____', null],
])('%s names the day %s', (text, day) => {
  expect(dayByName(text, '2026-03-01')).toBe(day);
});
