import { expect, test } from 'vitest';
import { isValidPincode } from './pincode.ts';

test.each([
  ['411038', true],
  ['011038', false],
  ['41103', false],
  ['4110381', false],
  ['41103a', false],
  ['', false],
])('"%s": %s', (text, valid) => {
  expect(isValidPincode(text)).toBe(valid);
});
