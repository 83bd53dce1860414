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
  ['desk@lab.example', ['email-like']],
  ['desk@lab.example ', []],
  [' a@b.in', []],
  ['a@b.in c', []],
  ['123x', ['alphanumeric', 'alphanumeric with spaces']],
  ['x-', []],
  ['1 ', ['alphanumeric with spaces']],
  ['1-', []],
  ['a b@c.in', []],
  ['a-b', []],
  ['१२', []],
  ['', []],
])('%j matches %o', (text, patterns) => {
  expect(GENERIC_PATTERNS.filter((pattern) => matchesPattern(pattern, text))).toEqual(patterns);
});
