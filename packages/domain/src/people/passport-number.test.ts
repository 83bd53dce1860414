import { expect, test } from 'vitest';
import { isValidPassportNumber } from './passport-number.ts';

test.each([
  ['Z1234567', true],
  ['z1234567', true],
  ['123456789', true],
  ['ABCDEFGH', false],
  ['Z1234', false],
  ['Z123456789', false],
  ['Z 123456', false],
])('"%s": %s', (text, valid) => {
  expect(isValidPassportNumber(text)).toBe(valid);
});
