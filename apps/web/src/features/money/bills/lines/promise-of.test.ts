import { DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { expect, test } from 'vitest';
import { promiseOf } from './promise-of.ts';

const NOON = new Date('2026-11-20T06:30:00Z');
const TUESDAYS = [{ days: [2], at: '06:00', cutOffMinutes: 0 }];

test('a package is promised with its slowest test, which may wait for its run', () => {
  expect(promiseOf({ tatHours: 24, timings: [] }, NOON, DEFAULT_ZONE)).toEqual(
    new Date('2026-11-21T06:30:00Z'),
  );
  const waiting = { tatHours: 24, timings: [{ tatHours: 6, runCalendar: TUESDAYS }] };
  expect(promiseOf(waiting, NOON, DEFAULT_ZONE)).toEqual(new Date('2026-11-24T06:30:00Z'));
});

test('a run that ends sooner than the hours of the package does not shorten them', () => {
  const soon = { tatHours: 240, timings: [{ tatHours: 6, runCalendar: TUESDAYS }] };
  expect(promiseOf(soon, NOON, DEFAULT_ZONE)).toEqual(new Date('2026-11-30T06:30:00Z'));
});
