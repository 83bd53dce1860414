import { expect, test } from 'vitest';
import { DOCUMENT_SERIES, documentNumber } from './document-number.ts';

test.each([
  [{ prefix: 'KT', series: 'B', financialYear: 2026 }, 42, 'KTB26-00042'],
  [{ prefix: '', series: 'R', financialYear: 2009 }, 1, 'R09-00001'],
  [{ prefix: 'SHIV', series: 'V', financialYear: 2099 }, 99_999_999, 'SHIVV99-99999999'],
] as const)('%o, the %ith', (year, serial, number) => {
  expect(documentNumber(year, serial)).toBe(number);
});

test('a number that the law does not allow is never given', () => {
  const year = { prefix: 'SHIV', series: 'B', financialYear: 2026 } as const;
  expect(() => documentNumber(year, 100_000_000)).toThrow(RangeError);
});

test('a series is one letter', () => {
  for (const series of Object.keys(DOCUMENT_SERIES)) expect(series).toMatch(/^[A-Z]$/);
});
