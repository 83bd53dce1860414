import { expect, test } from 'vitest';
import { tdsOf, type TdsSection, withoutGst } from './tds.ts';

const PAN = 'AAACL1234C';
const INDIVIDUAL = 'AAAPL1234C';
const under = (section: TdsSection | null, pan: string | null = PAN, day = '2026-11-29') => ({
  section,
  pan,
  day,
});
const nothing = { paid: 0, deducted: 0 };

test.each([
  ['within the threshold', nothing, 2_000_000, 0],
  ['just beyond it, of all of the year', { paid: 1_900_000, deducted: 0 }, 100_001, 40_000],
  ['later, of what is new', { paid: 2_000_001, deducted: 40_000 }, 1_000_000, 20_000],
  ['never more than is paid', { paid: 2_000_000, deducted: 0 }, 10_000, 10_000],
  ['of nothing', { paid: 9_000_000, deducted: 0 }, 0, 0],
])('tax at the source %s', (...[, year, payment, tds]) => {
  expect(tdsOf(under('194H'), year, payment)).toBe(tds);
});

test('contractors by their own threshold, goods on what is beyond it, nobody without a section', () => {
  expect(tdsOf(under(null), nothing, 90_000_000)).toBe(0);
  expect(tdsOf(under('194C'), { paid: 7_500_000, deducted: 0 }, 2_500_000)).toBe(0);
  expect(tdsOf(under('194C'), { paid: 9_000_000, deducted: 0 }, 2_000_000)).toBe(220_000);
  expect(tdsOf(under('194Q'), { paid: 490_000_000, deducted: 0 }, 20_000_000)).toBe(10_000);
});

test('without a PAN a fifth is deducted, of goods a twentieth', () => {
  expect(tdsOf(under('194J', null), nothing, 6_000_000)).toBe(1_200_000);
  expect(tdsOf(under('194Q', null), { paid: 490_000_000, deducted: 0 }, 20_000_000)).toBe(500_000);
});

test('is on the value without GST, to the nearest rupee', () => {
  expect(withoutGst(11_800_000, { total: 11_800_000, gst: 1_800_000 })).toBe(10_000_000);
  // An invoice of 1,06,180.01 of which a debit note of 9,545.46 was claimed.
  const left = withoutGst(10_618_001 - 954_546, { total: 10_618_001, gst: 505_619 });
  expect(left).toBe(9_203_291);
  expect(tdsOf(under('194J'), nothing, left)).toBe(920_300);
});

test('a contractor pays for a single payment beyond its own limit, an individual half as much', () => {
  expect(tdsOf(under('194C', INDIVIDUAL), nothing, 3_500_000)).toBe(35_000);
  expect(tdsOf(under('194C'), nothing, 3_000_000)).toBe(0);
  const year = { paid: 0, deducted: 0 };
  const taxes = [2_500_000, 2_800_000, 2_900_000, 2_400_000].map((payment) => {
    const tds = tdsOf(under('194C'), year, payment);
    year.paid += payment;
    year.deducted += tds;
    return tds;
  });
  expect(taxes).toEqual([0, 0, 0, 212_000]);
});

test('technical services by 2 in a hundred, fees of professionals by 10', () => {
  expect(tdsOf(under('194J(a)'), nothing, 6_000_000)).toBe(120_000);
  expect(tdsOf(under('194J'), nothing, 6_000_000)).toBe(600_000);
});

test.each([
  ['194H', '2024-09-30', 1_600_000, 80_000],
  ['194H', '2024-10-01', 1_600_000, 32_000],
  ['194H', '2025-03-31', 1_600_000, 32_000],
  ['194H', '2025-04-01', 1_600_000, 0],
  ['194J', '2025-03-31', 4_000_000, 400_000],
  ['194J', '2025-04-01', 4_000_000, 0],
  ['194Q', '2021-06-30', 600_000_000, 0],
] as const)('%s by the rule of %s', (...[section, day, payment, tds]) => {
  expect(tdsOf(under(section, PAN, day), nothing, payment)).toBe(tds);
});
