import { expect, test } from 'vitest';
import { namedAs, TRADE_WORDS } from './trade-words.ts';

test.each([
  ['ogtt', 'glucose tolerance'],
  ['fasting blood sugar', 'fasting glucose'],
  ['renal function test', 'kidney function test'],
  ['folic acid', 'folate'],
])('"%s" stands for "%s"', (said, named) => {
  expect(namedAs(said)).toBe(named);
});

test.each(TRADE_WORDS)('"%s" is reached, and not hidden by a shorter word before it', (said, named) => {
  expect(named).toMatch(/\w/u);
  expect(namedAs(said)).toBe(named);
});

test('what is no word of the trade stands for itself', () => {
  expect(namedAs('adrenal')).toBeNull();
  expect(namedAs('calcium')).toBeNull();
});
