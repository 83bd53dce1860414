import { expect, test } from 'vitest';
import { isAlphabetText, isAlphanumericText, isValidPatientName } from './name-text.ts';

test.each([
  ['Ramesh K. Rao, Jr.', true, true],
  ['रमेश', true, true],
  ['', true, true],
  ['Room 12', false, true],
  ["O'Brien", false, false],
  ['a-b', false, false],
  ['a\tb', false, false],
])('%j: alphabet %s, alphanumeric %s', (text, alphabet, alphanumeric) => {
  expect(isAlphabetText(text)).toBe(alphabet);
  expect(isAlphanumericText(text)).toBe(alphanumeric);
});

test.each([
  ["<b>O'Brien</b> ज़ोया", true],
  ["Robert'); DROP TABLE patients;--", true],
  ['', true],
  ['क्‍ष', true],
  ['a'.repeat(120), true],
  ['a'.repeat(121), false],
  ['😀'.repeat(120), true],
  ['a\nb', false],
  ['a\u0000b', false],
  ['a\u2028b', false],
  ['\u202eabc', false],
  ['\ud800', false],
])('patient name %j is %s', (name, valid) => {
  expect(isValidPatientName(name)).toBe(valid);
});
