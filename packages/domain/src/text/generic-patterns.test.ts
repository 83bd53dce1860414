import { expect, test } from 'vitest';
import { GENERIC_PATTERNS, matchesPattern } from './generic-patterns.ts';

test.each([
  ['abc', ['alphanumeric', 'alphanumeric with spaces', 'letters with spaces']],
  ['abc1', ['alphanumeric', 'alphanumeric with spaces']],
  ['abc 1', ['alphanumeric with spaces']],
  ['ab cd', ['alphanumeric with spaces', 'letters with spaces']],
  ['123', ['alphanumeric', 'alphanumeric with spaces', 'digits only']],
  ['a@b.in', ['email-like']],
  ['a@b', []],
  ['a b@c.in', []],
  ['a-b', []],
  ['१२', []],
  ['', []],
])('%j matches %o', (text, patterns) => {
  expect(GENERIC_PATTERNS.filter((pattern) => matchesPattern(pattern, text))).toEqual(patterns);
});
