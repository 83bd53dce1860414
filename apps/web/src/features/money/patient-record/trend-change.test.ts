import { expect, test } from 'vitest';
import { signed, trendChange } from './trend-change.ts';

const point = (numeric: number, day: string) => ({
  numeric,
  value: String(numeric),
  flag: null,
  at: `${day}T00:00:00Z`,
  labNo: '',
});

test.each([
  { points: [], change: { percent: null, days: 0, months: 0 } },
  { points: [point(5, '2026-01-01')], change: { percent: null, days: 0, months: 0 } },
  {
    points: [point(6.9, '2025-01-01'), point(8.1, '2026-11-01')],
    change: { percent: 17, days: 669, months: 21 },
  },
  {
    points: [point(10, '2026-01-01'), point(9, '2026-01-11')],
    change: { percent: -10, days: 10, months: 0 },
  },
  {
    points: [point(0, '2026-01-01'), point(9, '2026-01-11')],
    change: { percent: null, days: 10, months: 0 },
  },
  { points: [point(-2, '2026-01-01'), point(-1, '2026-01-02')], change: { percent: 50, days: 1, months: 0 } },
])('$points.length values: $change', ({ points, change }) => {
  expect(trendChange({ points })).toEqual(change);
});

test.each([
  [17, '+17'],
  [-4, '−4'],
  [0, '0'],
])('%i is said as %s', (percent, words) => {
  expect(signed(percent)).toBe(words);
});
