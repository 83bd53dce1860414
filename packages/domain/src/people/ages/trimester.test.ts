import { expect, test } from 'vitest';
import { addDays } from '../../time/calendar-date.ts';
import { LONGEST_PREGNANCY_DAYS, trimesterOn } from './trimester.ts';

const LAST_PERIOD = '2026-03-01';

test.each([
  [-1, null],
  [0, 1],
  [97, 1],
  [98, 2],
  [195, 2],
  [196, 3],
  [LONGEST_PREGNANCY_DAYS - 1, 3],
  [LONGEST_PREGNANCY_DAYS, null],
])('day %i after the last period is in trimester %s', (days, trimester) => {
  expect(trimesterOn({ lastPeriod: LAST_PERIOD, trimester: null }, addDays(LAST_PERIOD, days))).toBe(
    trimester,
  );
});

test('the last period tells it before what was said', () => {
  expect(trimesterOn({ lastPeriod: LAST_PERIOD, trimester: 3 }, LAST_PERIOD)).toBe(1);
});

test('without a last period it is as it was said', () => {
  expect(trimesterOn({ lastPeriod: null, trimester: 2 }, LAST_PERIOD)).toBe(2);
  expect(trimesterOn({ lastPeriod: null, trimester: null }, LAST_PERIOD)).toBeNull();
});
