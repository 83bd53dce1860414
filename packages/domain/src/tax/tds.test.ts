import { expect, test } from 'vitest';
import { tdsOf, type TdsSection } from './tds.ts';

const PAN = 'AAAPL1234C';
const under = (section: TdsSection | null, pan: string | null = PAN) => ({ section, pan });
const nothing = { paid: 0, deducted: 0 };

test.each([
  ['within the threshold', nothing, 2_000_000, 0],
  ['just beyond it, of all of the year', { paid: 1_900_000, deducted: 0 }, 100_001, 40_100],
  ['later, of what is new', { paid: 2_000_001, deducted: 40_100 }, 1_000_000, 20_000],
  ['never more than is paid', { paid: 2_000_000, deducted: 0 }, 10_000, 10_000],
  ['of nothing', { paid: 9_000_000, deducted: 0 }, 0, 0],
])('tax at the source %s', (...[, year, payment, tds]) => {
  expect(tdsOf(under('194H'), year, payment)).toBe(tds);
});

test('contractors by their own threshold, goods on what is beyond it, nobody without a section', () => {
  expect(tdsOf(under(null), nothing, 90_000_000)).toBe(0);
  expect(tdsOf(under('194C'), nothing, 10_000_000)).toBe(0);
  expect(tdsOf(under('194C'), { paid: 9_000_000, deducted: 0 }, 2_000_000)).toBe(220_000);
  expect(tdsOf(under('194Q'), { paid: 490_000_000, deducted: 0 }, 20_000_000)).toBe(10_000);
});

test('without a PAN a fifth is deducted, of goods a twentieth', () => {
  expect(tdsOf(under('194J', null), nothing, 6_000_000)).toBe(1_200_000);
  expect(tdsOf(under('194Q', null), { paid: 490_000_000, deducted: 0 }, 20_000_000)).toBe(500_000);
});
