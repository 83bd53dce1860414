import { expect, test } from 'vitest';
import { rangeWords } from './range-words.ts';
import { testParameter } from './test-sheet.ts';

test('an interval says why it counts', () => {
  const { range } = testParameter();
  expect(rangeWords(range)).toBe('12.0 to 15.0');
  expect(rangeWords(range && { ...range, basis: 'fasting' })).toBe('12.0 to 15.0, fasting');
  expect(rangeWords(null)).toBeUndefined();
});
