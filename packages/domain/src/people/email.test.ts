import { expect, test } from 'vitest';
import { canNotifyByEmail, isValidEmail, isValidEmailList } from './email.ts';

test.each([
  ['a@b', true],
  ['desk@lab.example', true],
  ['', false],
  [' ', false],
  ['@b', false],
  ['a@', false],
  ['a b@c', false],
  ['a@b c', false],
  ['a@b@c', false],
  ['a@b;c@d', false],
  ['plain', false],
])('%j as one address is %s', (text, valid) => {
  expect(isValidEmail(text)).toBe(valid);
});

test.each([
  ['a@b', true],
  ['a@b;c@d', true],
  ['a@b;', false],
  [';a@b', false],
  ['a@b;;c@d', false],
  ['a@b;c', false],
  ['', false],
])('%j as a list is %s', (text, valid) => {
  expect(isValidEmailList(text)).toBe(valid);
});

test('an empty text passes the notify check, a wrong one does not', () => {
  expect([canNotifyByEmail(''), canNotifyByEmail('a@b;c@d'), canNotifyByEmail('a@')]).toEqual([
    true,
    true,
    false,
  ]);
});
