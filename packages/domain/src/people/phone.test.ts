import { expect, test } from 'vitest';
import { isValidPhone, plainPhone } from './phone.ts';

test.each([
  ['', true],
  ['9876543210', true],
  ['+919876543210', true],
  ['09876543210', true],
  ['98xxxxxx10', true],
  ['98XXXXXX10', true],
  ['xxxx', true],
  ['987654321', false],
  ['98765432101', false],
  ['919876543210', false],
  ['+9198765432100', false],
  ['+0 9876543210', false],
  ['98765 43210', false],
  ['9876543210\n', false],
  ['98765abcde', false],
  ['xylophone', false],
  ['९८७६५४३२१०', false],
  ['x'.repeat(17), false],
])('%j is %s', (text, valid) => {
  expect(isValidPhone(text)).toBe(valid);
});

test.each([
  ['9876543210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['98xxxxxx10', '98xxxxxx10'],
  ['', ''],
])('%j is stored as %j', (text, stored) => {
  expect(plainPhone(text)).toBe(stored);
});
