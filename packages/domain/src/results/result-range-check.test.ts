import { expect, test } from 'vitest';
import { isOutsideAllowedRange } from './result-range-check.ts';

test.each([
  { value: '13', range: '13-17', outside: false },
  { value: '17', range: '13-17', outside: false },
  { value: '12.99', range: '13-17', outside: true },
  { value: '17.01', range: '13-17', outside: true },
  { value: '-5.1', range: '-5--1', outside: true },
  { value: '-3', range: '-5--1', outside: false },
  { value: '10,000', range: '13-17', outside: true },
  { value: 'high', range: '13-17', outside: false },
  { value: '<0.01', range: '13-17', outside: false },
  { value: '', range: '13-17', outside: false },
  { value: '99', range: 'Negative', outside: false },
  { value: '99', range: '', outside: false },
  { value: '41', range: 'up to 40', outside: true },
  { value: '9', range: '≥10', outside: true },
  { value: `1.${'0'.repeat(23)}`, range: '13-17', outside: true },
  { value: `1.${'0'.repeat(24)}`, range: '13-17', outside: false },
])('$value against $range is $outside', ({ value, range, outside }) => {
  expect(isOutsideAllowedRange(value, range)).toBe(outside);
});
