import { expect, test } from 'vitest';
import { financialYearOf, startOfFinancialYear } from './financial-year.ts';

test.each([
  ['2026-03-31', 2025],
  ['2026-04-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
  ['2027-03-31', 2026],
  ['2028-02-29', 2027],
])('%s is in the year that began in April %i', (date, year) => {
  expect(financialYearOf(date)).toBe(year);
});

test('a financial year begins on its own first day', () => {
  expect(startOfFinancialYear(2026)).toBe('2026-04-01');
  expect(financialYearOf(startOfFinancialYear(2026))).toBe(2026);
});
