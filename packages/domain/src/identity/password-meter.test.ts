import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-meter.ts';

test.each([
  ['', 0, []],
  ['abcde', 0.2, ['lowercase']],
  ['abcdef', 0.4, ['length', 'lowercase']],
  ['ABCDEF', 0.4, ['length', 'uppercase']],
  ['12345', 0.2, ['digit']],
  ['#', 0.2, ['special']],
  ['a b', 0.2, ['lowercase']],
  ['Abc1#', 0.8, ['special', 'digit', 'lowercase', 'uppercase']],
  ['Abc12#', 1, ['length', 'special', 'digit', 'lowercase', 'uppercase']],
  ['ज़ोयाखानपान', 0.2, ['length']],
  ['😀😀😀', 0.2, ['special']],
])('%j scores %d', (...[password, score, passed]) => {
  expect(passwordStrength(password)).toEqual({ score, passed });
});

test('adding characters never weakens a password', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(
        passwordStrength(password).score,
      );
    }),
  );
});
