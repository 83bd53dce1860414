import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../time/calendar-date.ts';
import { isOn, type Period } from './price-rules.ts';
import { runsOut } from './runs-out.ts';

const OLD: Period = { from: '2025-04-01', until: '2025-12-01' };

it.each<[string, { prices: Period[]; by: string; out: boolean }]>([
  ['one that ends on the day', { prices: [OLD], by: '2025-12-01', out: true }],
  ['one that ends a day later', { prices: [OLD], by: '2025-11-30', out: false }],
  ['one without an end', { prices: [{ ...OLD, until: null }], by: '2099-01-01', out: false }],
  [
    'one that another follows',
    { prices: [OLD, { from: '2025-12-01', until: null }], by: '2025-12-31', out: false },
  ],
  [
    'one that another follows after a gap',
    { prices: [OLD, { from: '2025-12-02', until: null }], by: '2025-12-31', out: true },
  ],
  [
    'two of which the last ends',
    { prices: [OLD, { from: '2025-12-01', until: '2025-12-20' }], by: '2025-12-31', out: true },
  ],
  ['none', { prices: [], by: '2025-12-31', out: false }],
])('of %s says whether a weaker rule comes', (_, { prices, by, out }) => {
  expect(runsOut(prices, by)).toBe(out);
});

it('is true exactly when some day up to the one told has lost its price', () => {
  const first = '2026-01-01';
  const periods = fc
    .uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 8 })
    .map((days) => days.toSorted((a, b) => a - b).map((days_) => addDays(first, days_)))
    .map((days) =>
      days.flatMap((from, at): Period[] => (at % 3 === 2 ? [] : [{ from, until: days[at + 1] ?? null }])),
    );
  fc.assert(
    fc.property(periods, fc.integer({ min: 0, max: 40 }), (prices, ahead) => {
      const days = Array.from({ length: ahead }, (_, at) => addDays(first, at));
      const priced = (day: string) => prices.some((one) => isOn(one, day));
      const lost = days.some((day) => priced(day) && !priced(addDays(day, 1)));
      expect(runsOut(prices, addDays(first, ahead))).toBe(lost);
    }),
  );
});
