import { expect, test } from 'vitest';
import { passwordFault } from './password-policy.ts';

test.each([
  ['', 'short'],
  ['1234567', 'short'],
  ['😀😀😀😀', 'short'],
  ['a'.repeat(129), 'long'],
  ['a'.repeat(128), null],
  ['password', 'common'],
  ['Password@123', 'common'],
  ['12345678', 'common'],
  ['lamp oak river', null],
  ['tr7vqm2x', null],
])('%j is %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});
