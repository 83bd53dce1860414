import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayOf } from '../time/calendar-date.ts';
import { calendarDateIn, DEFAULT_ZONE } from '../time/zone.ts';
import { lastPromise, nextRun, promisedAt, type TestRun } from './run-calendar.ts';

const india = (text: string): Date => new Date(`${text}+05:30`);
const WEEKDAYS = [1, 2, 3, 4, 5];
/** As a chemistry bench runs it: three times a working day, twice on Saturdays, once on Sundays. */
const CHEMISTRY: readonly TestRun[] = [
  { days: [...WEEKDAYS, 6], at: '08:00', cutOffMinutes: 30 },
  { days: [...WEEKDAYS, 6], at: '13:00', cutOffMinutes: 30 },
  { days: WEEKDAYS, at: '18:00', cutOffMinutes: 30 },
  { days: [7], at: '09:00', cutOffMinutes: 30 },
];

// 2026-11-20 is a Friday.
describe.each([
  ['before the cut-off', '2026-11-20T17:29:59', '2026-11-20T18:00:00'],
  ['at the cut-off', '2026-11-20T17:30:00', '2026-11-20T18:00:00'],
  ['a moment late', '2026-11-20T17:30:01', '2026-11-21T08:00:00'],
  ['after the last run of Saturday', '2026-11-21T12:31:00', '2026-11-22T09:00:00'],
  ['after the run of Sunday', '2026-11-22T08:31:00', '2026-11-23T08:00:00'],
  ['just before midnight', '2026-11-20T23:59:59', '2026-11-21T08:00:00'],
  ['just after midnight', '2026-11-21T00:00:00', '2026-11-21T08:00:00'],
])('billed %s', (_, billed, run) => {
  test('it goes with the next run and is promised hours after its start', () => {
    expect(nextRun(CHEMISTRY, india(billed), DEFAULT_ZONE)).toEqual(india(run));
    const promised = new Date(india(run).getTime() + 6 * 3_600_000);
    expect(promisedAt({ tatHours: 6, runCalendar: CHEMISTRY }, india(billed), DEFAULT_ZONE)).toEqual(
      promised,
    );
  });
});

test('a cut-off the day before keeps what comes on the day itself for the week after', () => {
  const weekly = [{ days: [2], at: '06:00', cutOffMinutes: 600 }];
  expect(nextRun(weekly, india('2026-11-23T20:00:00'), DEFAULT_ZONE)).toEqual(india('2026-11-24T06:00:00'));
  expect(nextRun(weekly, india('2026-11-23T20:00:01'), DEFAULT_ZONE)).toEqual(india('2026-12-01T06:00:00'));
});

test('without runs the hours count from the bill', () => {
  const at = india('2026-11-20T17:36:00');
  expect(nextRun([], at, DEFAULT_ZONE)).toBeNull();
  expect(promisedAt({ tatHours: 1.5, runCalendar: [] }, at, DEFAULT_ZONE)).toEqual(
    india('2026-11-20T19:06:00'),
  );
});

test('several tests are promised with the last of them', () => {
  const at = india('2026-11-20T17:36:00');
  const timings = [
    { tatHours: 4, runCalendar: [] },
    { tatHours: 6, runCalendar: CHEMISTRY },
  ];
  expect(lastPromise(timings, at, DEFAULT_ZONE)).toEqual(india('2026-11-21T14:00:00'));
});

test('whatever the calendar, the run is on one of its days, still to be reached, and no other that could be is earlier', () => {
  const run = record({
    days: uniqueArray(integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    at: constantFrom('00:00', '07:30', '12:00', '23:59'),
    cutOffMinutes: integer({ min: 0, max: 2_880 }),
  });
  const minutes = integer({ min: 0, max: 60 * 24 * 400 });
  assert(
    property(array(run, { minLength: 1, maxLength: 5 }), minutes, (calendar, minute) => {
      const at = new Date(india('2026-01-01T00:00:00').getTime() + minute * 60_000);
      const next = nextRun(calendar, at, DEFAULT_ZONE);
      if (next === null) throw new Error('Every calendar has a next run');
      const day = weekdayOf(calendarDateIn(DEFAULT_ZONE, next));
      const reached = calendar.filter(
        ({ days, cutOffMinutes }) =>
          days.includes(day) && next.getTime() - cutOffMinutes * 60_000 >= at.getTime(),
      );
      expect(reached.length).toBeGreaterThan(0);
      const alone = calendar.map((one) => nextRun([one], at, DEFAULT_ZONE)?.getTime() ?? Infinity);
      expect(next.getTime()).toBe(Math.min(...alone));
    }),
  );
});
