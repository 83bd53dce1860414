import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayedResult, formatValue, roundHalfAway } from './format-value.ts';

test.each([
  { value: 1.005, decimals: 2, shown: '1.01' },
  { value: 1.004, decimals: 2, shown: '1.00' },
  { value: 4.05, decimals: 1, shown: '4.1' },
  { value: 8.345, decimals: 2, shown: '8.35' },
  { value: 0.5, decimals: 0, shown: '1' },
  { value: 1.5, decimals: 0, shown: '2' },
  { value: 2.5, decimals: 0, shown: '3' },
  { value: -0.5, decimals: 0, shown: '-1' },
  { value: -2.5, decimals: 0, shown: '-3' },
  { value: -0.04, decimals: 1, shown: '0.0' },
  { value: 0, decimals: 2, shown: '0.00' },
  { value: 12, decimals: 3, shown: '12.000' },
  { value: 1e-7, decimals: 2, shown: '0.00' },
  { value: 5e-7, decimals: 6, shown: '0.000001' },
  { value: 1e21, decimals: 0, shown: '1e+21' },
])('$value with $decimals decimals is $shown', ({ value, decimals, shown }) => {
  expect(formatValue(value, decimals)).toBe(shown);
});

test('rounding is symmetric, within half a step, and settled after once', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.nat(6), (value, decimals) => {
      const rounded = roundHalfAway(value, decimals);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals * (1 + 1e-6) + 1e-7);
      expect(roundHalfAway(-value, decimals) + rounded).toBe(0);
      expect(roundHalfAway(rounded, decimals)).toBe(rounded);
    }),
  );
});

test.each([
  ['13.456', '13.5'],
  ['10,000', '10000.0'],
  [' <0.01 ', '<0.01'],
  ['Negative', 'Negative'],
  ['१२', '12.0'],
  ['', ''],
])('%j is displayed as %j', (raw, shown) => {
  expect(displayedResult(raw, 1)).toBe(shown);
});
