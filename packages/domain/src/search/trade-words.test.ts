import { expect, test } from 'vitest';
import { namedAs } from './trade-words.ts';

test.each([
  ['ogtt', 'glucose tolerance'],
  ['fasting blood sugar', 'fasting glucose'],
  ['renal function test', 'kidney function test'],
  ['folic acid', 'folate'],
])('"%s" stands for "%s"', (said, named) => {
  expect(namedAs(said)).toBe(named);
});

test('what is no word of the trade stands for itself', () => {
  expect(namedAs('adrenal')).toBeNull();
  expect(namedAs('calcium')).toBeNull();
});
