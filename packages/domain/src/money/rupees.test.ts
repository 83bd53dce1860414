import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  floorToRupee,
  formatRupees,
  groupDigits,
  paiseOfRupees,
  parseRupees,
  roundToRupee,
  rupeesOfPaise,
  rupeesAndPaise,
} from './rupees.ts';

test.each([
  [0, '₹0'],
  [49, '₹0'],
  [50, '₹1'],
  [149, '₹1'],
  [99_900, '₹999'],
  [100_000, '₹1,000'],
  [9_999_900, '₹99,999'],
  [10_000_000, '₹1,00,000'],
  [1_234_567_800, '₹1,23,45,678'],
  [100_000_000_000, '₹1,00,00,00,000'],
  [-10_000_000, '-₹1,00,000'],
  [-49, '₹0'],
])('%i paise are shown as %s', (paise, shown) => {
  expect(formatRupees(paise)).toBe(shown);
});

test.each([
  [149, 100, 100],
  [150, 200, 100],
  [-150, -200, -200],
  [-149, -100, -200],
  [0, 0, 0],
])('%i paise round to %i and floor to %i', (paise, rounded, floored) => {
  expect(roundToRupee(paise)).toBe(rounded);
  expect(floorToRupee(paise)).toBe(floored);
});

test('rupees and paise convert without the error of fractions', () => {
  expect(paiseOfRupees(1.15)).toBe(115);
  expect(paiseOfRupees(8.2)).toBe(820);
  expect(rupeesOfPaise(820)).toBe(8.2);
});

test('negative numbers are grouped as well', () => {
  expect(groupDigits(-123_456)).toBe('-1,23,456');
});

test.each([
  ['500', 50_000],
  [' ₹ 1,23,456 ', 12_345_600],
  ['500.00', 50_000],
  ['500.', 50_000],
  ['५००', 50_000],
  ['0', 0],
  ['', null],
  ['500.50', null],
  ['-500', null],
  ['1e3', null],
  [',5', null],
  ['1,5', null],
  ['1,00', null],
  ['1,0000', null],
  ['1000,', null],
  ['1,000', 100_000],
  ['1,00,000', 10_000_000],
  ['100,000', 10_000_000],
  ['₹500x', null],
  ['x₹500', null],
  ['10000000000', 1_000_000_000_000],
  ['10000000001', null],
])('%j is typed for %s paise', (text, paise) => {
  expect(parseRupees(text)).toBe(paise);
});

test('what is shown can be typed again', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (rupees) => {
      expect(parseRupees(formatRupees(rupees * 100))).toBe(rupees * 100);
    }),
  );
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [123_450, '1,234.50'],
  [123_456_789, '12,34,567.89'],
  [-100, '-1.00'],
])('%i paise are %s in rupees and paise', (paise, text) => {
  expect(rupeesAndPaise(paise)).toBe(text);
});
