import { expect, test } from 'vitest';
import { passwordCores, passwordFault } from './password-policy.ts';

const common = new Set(['password', 'administrator', 'qwe', 'letmein']);

test.each([
  ['', 'short'],
  ['eleven char', 'short'],
  ['😀'.repeat(11), 'short'],
  ['lamp oak river, '.repeat(9), 'long'],
  [`${'lamp oak '.repeat(14)}xy`, null],
  ['Password@123!', 'common'],
  ['PASSWORD00000', 'common'],
  ['2026-letmein-2026', 'common'],
  ['qweqweqweqwe', 'common'],
  ['administrator', 'common'],
  ['123456789012', 'common'],
  ['lamp oak river', null],
  ['   twelve   ', null],
  ['ज़रा नदी दीप क', null],
])('%j is %s', (password, fault) => {
  expect(passwordFault(password, (core) => common.has(core))).toBe(fault);
});

test('is looked up by what is left when the padding and the repetition are gone', () => {
  expect(passwordCores('Letmein!2026')).toEqual(['letmein!2026', 'letmein']);
  expect(passwordCores('12abcabc34')).toEqual(['12abcabc34', 'abcabc', 'abc']);
});
