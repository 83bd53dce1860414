import { expect, it } from 'vitest';
import { endOn, lastDayOf, periodFault } from './rates-search.ts';

it.each([
  ['2025-12-31', '2026-01-01'],
  ['2028-02-28', '2028-02-29'],
  [null, ''],
])('a period with the last day %s ends before %j', (last, until) => {
  expect(endOn(last)).toEqual({ until });
  expect(lastDayOf({ until: until === '' ? null : until })).toBe(last);
});

it.each([
  ['2025-11-20', null, null],
  ['2025-11-20', '2025-11-21', null],
  ['2025-11-19', null, 'beginsPast'],
  ['2025-11-20', '2025-11-20', 'endsEarly'],
])('prices from %s until before %s can be set but for %s', (from, until, fault) => {
  expect(periodFault({ from, until }, '2025-11-20')).toBe(fault);
});
