import { expect, test } from 'vitest';
import { monthsOfDays } from './months-of-days.ts';

test.each([
  ['2026-11-05', '2026-11-29', [['2026-11-01', '2026-11-05', '2026-11-29']]],
  [
    '2026-12-31',
    '2027-02-01',
    [
      ['2026-12-01', '2026-12-31', '2026-12-31'],
      ['2027-01-01', '2027-01-01', '2027-01-31'],
      ['2027-02-01', '2027-02-01', '2027-02-01'],
    ],
  ],
  ['2026-11-30', '2026-11-29', []],
])('from %s to %s', (from, to, parts) => {
  expect(monthsOfDays(from, to).map((part) => [part.month, part.from, part.to])).toEqual(parts);
});
