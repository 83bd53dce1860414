import { expect, test } from 'vitest';
import { readConfig } from '../../../../kernel/config.ts';
import { labOfToken, newVerifyToken, verifyUrl } from './verify-token.ts';

test.each([1, 35, 36, 2_147_483_647])('a token of lab %i leads back to it', (lId) => {
  expect(labOfToken(newVerifyToken(lId))).toBe(lId);
});

test('no two tokens are alike, and 18 bytes of each are random', () => {
  const tokens = Array.from({ length: 200 }, () => newVerifyToken(1));
  expect(new Set(tokens).size).toBe(200);
  expect(tokens.every((token) => /^1-[A-Za-z0-9_-]{24}$/.test(token))).toBe(true);
});

test.each([
  '',
  '1',
  '1-',
  '1-short',
  `0-${'a'.repeat(24)}`,
  `zzzzzz-${'a'.repeat(24)}`,
  `1-${'a'.repeat(23)}'`,
])('%j is no token', (text) => {
  expect(labOfToken(text)).toBeNull();
});

test('the address is the public one when the lab has one', () => {
  expect(verifyUrl(readConfig({ PUBLIC_URL: 'https://lab.example/' }), '1-x')).toBe(
    'https://lab.example/verify/1-x',
  );
  expect(verifyUrl(readConfig({ HOST: '127.0.0.1', PORT: '8081' }), '1-x')).toBe(
    'http://127.0.0.1:8081/verify/1-x',
  );
});
