import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isValidAge, NO_AGE } from './age.ts';
import { parseAge } from './parse-age.ts';

describe('parseAge', () => {
  test.each([
    ['34', { age_y: 34 }],
    [' 34 ', { age_y: 34 }],
    ['34y', { age_y: 34 }],
    ['6m', { age_m: 6 }],
    ['3w', { age_w: 3 }],
    ['12d', { age_d: 12 }],
    ['4h', { age_h: 4 }],
    ['6M', { age_m: 6 }],
    ['6 m', { age_m: 6 }],
    ['2y 3m', { age_y: 2, age_m: 3 }],
    ['2y3m', { age_y: 2, age_m: 3 }],
    ['1y 1m 1w 1d 1h', { age_y: 1, age_m: 1, age_w: 1, age_d: 1, age_h: 1 }],
    ['३४', { age_y: 34 }],
    ['0y 5d', { age_d: 5 }],
  ])('%s', (text, parts) => {
    expect(parseAge(text)).toEqual({ ...NO_AGE, ...parts });
  });

  test.each([
    '',
    ' ',
    '0',
    '0d',
    '-3',
    '3.5',
    'abc',
    'm',
    '3x',
    '2y 3',
    '3 4',
    '2y 2y',
    '151',
    '9999999',
    '3m!',
  ])('%j is no age', (text) => {
    expect(parseAge(text)).toBeNull();
  });

  test('never throws, and gives valid ages alone', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9ymwdh ]*$/u)), (text) => {
        const age = parseAge(text);
        expect(age === null || isValidAge(age)).toBe(true);
      }),
    );
  });
});
