import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRangeText, rangeText } from './range-text.ts';

test.each([
  ['0.4-4.0', { low: 0.4, high: 4 }],
  [' 0.4 - 4.0 ', { low: 0.4, high: 4 }],
  ['0.4–4.0', { low: 0.4, high: 4 }],
  ['0.4 to 4', { low: 0.4, high: 4 }],
  ['-5-5', { low: -5, high: 5 }],
  ['-5--1', { low: -5, high: -1 }],
  ['-5 - -1', { low: -5, high: -1 }],
  ['.5-.9', { low: 0.5, high: 0.9 }],
  ['7-7', { low: 7, high: 7 }],
  ['1,50,000-4,50,000', { low: 150_000, high: 450_000 }],
  ['१३-१७', { low: 13, high: 17 }],
  ['−5–5', { low: -5, high: 5 }],
  ['5.-6.', { low: 5, high: 6 }],
  ['0.4 TO 4', { low: 0.4, high: 4 }],
  ['up to 40', { low: null, high: 40 }],
  ['Upto 40', { low: null, high: 40 }],
  ['<=40', { low: null, high: 40 }],
  ['≤ 40', { low: null, high: 40 }],
  ['≥10', { low: 10, high: null }],
  ['>=10', { low: 10, high: null }],
  ['5-1', null],
  ['1,5-2,5', null],
  ['1e3-2e3', null],
  ['x5-6', null],
  ['5-6x', null],
  ['<40', null],
  ['>10', null],
  ['Negative', null],
  ['5', null],
  ['5-', null],
  ['-5', null],
  ['1-2-3', null],
  ['1.2.3-4', null],
  ['', null],
])('%j is read as %o', (text, limits) => {
  expect(parseRangeText(text)).toEqual(limits);
});

test.each([
  [{ low: 0.4, high: 4 }, '0.4-4'],
  [{ low: -5, high: -1 }, '-5--1'],
  [{ low: null, high: 40 }, '≤40'],
  [{ low: 10, high: null }, '≥10'],
  [{ low: null, high: null }, ''],
])('%o is written %j', (limits, text) => {
  expect(rangeText(limits)).toBe(text);
});

test('what is written is read again', () => {
  const limit = fc.integer({ min: -100_000, max: 100_000 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(limit, limit, (a, b) => {
      const limits = { low: Math.min(a, b), high: Math.max(a, b) };
      expect(parseRangeText(rangeText(limits))).toEqual(limits);
    }),
  );
});
