import { expect, test } from 'vitest';
import { daysOfTdsQuarter, tdsQuarterOf } from './tds-quarter.ts';

test.each([
  ['2026-04-01', 2026, 1, '2026-04-01', '2026-07-01'],
  ['2026-09-30', 2026, 2, '2026-07-01', '2026-10-01'],
  ['2026-12-31', 2026, 3, '2026-10-01', '2027-01-01'],
  ['2027-01-01', 2026, 4, '2027-01-01', '2027-04-01'],
  ['2027-03-31', 2026, 4, '2027-01-01', '2027-04-01'],
])('%s is in quarter %i/%i, from %s to before %s', (day, ...[year, quarter, from, until]) => {
  expect(tdsQuarterOf(day)).toEqual({ year, quarter });
  expect(daysOfTdsQuarter({ year, quarter })).toEqual({ from, until });
});
