import { expect, test } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { isSameSecret, newStatusSecret, readStatusToken, statusTokenOf } from './status-token.ts';

test.each([1, 35, 36, 2_147_483_647])('a token of lab %i leads back to lab, bill and secret', (lId) => {
  const token = { lId, billId: newId(), secret: newStatusSecret() };
  expect(readStatusToken(statusTokenOf(token))).toEqual(token);
});

test('no two secrets are alike', () => {
  expect(new Set(Array.from({ length: 200 }, newStatusSecret)).size).toBe(200);
});

test.each([
  '',
  '1',
  `0-${'a'.repeat(38)}`,
  `zzzzzz-${'a'.repeat(38)}`,
  `1-${'a'.repeat(37)}`,
  `1-${'a'.repeat(37)}'`,
])('%j is no token', (text) => {
  expect(readStatusToken(text)).toBeNull();
});

test('a secret is the same only when every letter is', () => {
  expect(isSameSecret('abcd', 'abcd')).toBe(true);
  expect(isSameSecret('abcd', 'abce')).toBe(false);
  expect(isSameSecret('abcd', 'abc')).toBe(false);
});
