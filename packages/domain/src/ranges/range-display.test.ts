import { expect, test } from 'vitest';
import { displayRange } from './range-display.ts';
import { worstFlag } from '../results/worst-flag.ts';

test.each([
  { low: 12, high: 15, text: null, decimals: 1, shown: '12.0 to 15.0' },
  { low: -2, high: 2, text: null, decimals: 0, shown: '-2 to 2' },
  { low: null, high: 40, text: null, decimals: 0, shown: '≤ 40' },
  { low: 0.5, high: null, text: null, decimals: 2, shown: '≥ 0.50' },
  { low: null, high: null, text: 'Negative', decimals: 0, shown: 'Negative' },
  { low: null, high: null, text: null, decimals: 0, shown: '' },
])('$low to $high ($text) is shown as "$shown"', ({ decimals, shown, ...range }) => {
  expect(displayRange(range, decimals)).toBe(shown);
});

test.each([
  { flags: [], worst: null },
  { flags: [null, null], worst: null },
  { flags: [null, 'L', 'H'], worst: 'L' },
  { flags: ['H', 'A', 'LL'], worst: 'LL' },
  { flags: ['HH', 'LL'], worst: 'HH' },
] as const)('of $flags the worst is $worst', ({ flags, worst }) => {
  expect(worstFlag(flags)).toBe(worst);
});
