import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidAadhaar, maskAadhaar, passesVerhoeff } from './aadhaar.ts';

const DIGITS = '0123456789'.split('');

test.each([
  ['234123412346', true],
  ['2341 2341 2346', true],
  ['2341-2341-2346', true],
  ['234123412347', false],
  ['23412341234', false],
  ['2341234123466', false],
  ['', false],
  ['23412341234a', false],
])('%j is %s', (text, valid) => {
  expect(isValidAadhaar(text)).toBe(valid);
});

test.each([
  ['236', '3'],
  ['12345', '1'],
  ['142857', '0'],
  ['123456789012', '0'],
])('the published example of Verhoeff %s has the check digit %s', (digits, check) => {
  expect(DIGITS.filter((digit) => passesVerhoeff(digits + digit))).toEqual([check]);
});

test('a number that begins with 0 or 1 is none, though its check digit is right', () => {
  for (const start of ['0', '1']) {
    const right = DIGITS.map((digit) => `${start}2345678901${digit}`).find(passesVerhoeff);
    expect(right).toBeDefined();
    expect(isValidAadhaar(right ?? '')).toBe(false);
  }
});

test('every single wrong digit and every swap of neighbours is found', () => {
  const digits = '234123412346'.split('');
  fc.assert(
    fc.property(fc.nat(11), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const wrong = digits.with(place, String((Number(digits[place]) + by) % 10));
      expect(passesVerhoeff(wrong.join(''))).toBe(false);
    }),
  );
  for (let place = 0; place < 11; place += 1) {
    const [left = '', right = ''] = digits.slice(place, place + 2);
    expect(
      passesVerhoeff(
        digits
          .with(place, right)
          .with(place + 1, left)
          .join(''),
      ),
    ).toBe(left === right);
  }
});

test.each([11, 13, 14, 15, 17])('%i digits are none, though the check digit is right', (length) => {
  const right = DIGITS.map((digit) => `2${'5'.repeat(length - 2)}${digit}`).find(passesVerhoeff);
  expect(right).toHaveLength(length);
  expect(isValidAadhaar(right ?? '')).toBe(false);
});

test('a check digit is that of digits alone', () => {
  expect(['', 'a2363', '2363a', '23 63', '-2363'].map(passesVerhoeff)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a virtual id of 16 digits is accepted', () => {
  const right = DIGITS.map((digit) => `912345678901234${digit}`).find(passesVerhoeff);
  expect(isValidAadhaar(right ?? '')).toBe(true);
});

test.each([
  ['234123412346', 'XXXX XXXX 2346'],
  ['2341 2341 2346', 'XXXX XXXX 2346'],
  ['23412341234', 'XXXX XXXX XXXX'],
  ['2341-2341-23 46', 'XXXX XXXX 2346'],
  ['abcd', ''],
  ['', ''],
])('%j is shown as %j', (text, masked) => {
  expect(maskAadhaar(text)).toBe(masked);
});
