import { expect, test } from 'vitest';
import { bandText, intervalText, limitsText } from './interval-text.ts';

test.each([
  [12, 15, 1, '12.0 – 15.0'],
  [0.35, 4.94, 1, '0.35 – 4.94'],
  [null, 40, 0, 'up to 40'],
  [60, null, 0, '≥ 60'],
  [-5, 5, 0, '-5 – 5'],
  [null, null, 2, null],
])('%j to %j with %i decimals', (...[low, high, decimals, text]) => {
  expect(limitsText({ low, high }, decimals)).toBe(text);
});

test('bands name their limits', () => {
  expect(bandText({ low: null, high: 5.6 }, 1)).toBe('≤ 5.6');
  expect(bandText({ low: 5.7, high: 6.4 }, 1)).toBe('5.7 – 6.4');
  expect(bandText({ low: 6.5, high: null }, 1)).toBe('≥ 6.5');
});

test('words stand where there are no limits', () => {
  const words = { low: null, high: null, rangeText: 'Non-reactive', decimals: 0 };
  expect(intervalText(words)).toBe('Non-reactive');
  expect(intervalText({ ...words, high: 1 })).toBe('up to 1');
  expect(intervalText({ ...words, rangeText: null })).toBeNull();
});
