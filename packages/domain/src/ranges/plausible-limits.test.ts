import { expect, test } from 'vitest';
import { leastPlausibleLow, letsSlipPass } from './plausible-limits.ts';

const limits = (low: number | null, criticalLow: number | null = null) => ({ low, criticalLow });
const cholesterol = {
  unit: 'mg/dL',
  plausibleLow: 10,
  mayBeAbsent: false,
  ranges: [limits(141), limits(219), limits(null)],
};

test('a limit below a tenth of the lowest usual value lets a slip of the decimal point pass', () => {
  expect(leastPlausibleLow(cholesterol)).toBeCloseTo(14.1);
  expect(letsSlipPass(cholesterol)).toBe(true);
  expect(letsSlipPass({ ...cholesterol, plausibleLow: 25 })).toBe(false);
});

test('critical limits count too', () => {
  expect(leastPlausibleLow({ ...cholesterol, ranges: [limits(400, 200)] })).toBe(20);
});

test.each([
  ['of what people may lack', { mayBeAbsent: true }],
  ['of a percentage', { unit: '%' }],
  ['of a quantity without lower limits', { ranges: [limits(null)] }],
  ['of a difference', { plausibleLow: -50, ranges: [limits(0.5)] }],
  ['of an interval around zero', { ranges: [limits(-2)] }],
])('nothing is asked %s', (_, other) => {
  expect(leastPlausibleLow({ ...cholesterol, ...other })).toBeNull();
});
