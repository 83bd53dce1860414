import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDateIn, instantIn, isZone, startOfDayIn, wallClockIn } from './zone.ts';

const IST = 'Asia/Kolkata';

test('the day in India begins at 18:30 UTC', () => {
  expect(calendarDateIn(IST, new Date('2026-11-19T18:29:59.999Z'))).toBe('2026-11-19');
  expect(calendarDateIn(IST, new Date('2026-11-19T18:30:00Z'))).toBe('2026-11-20');
  expect(startOfDayIn(IST, '2026-11-20')).toEqual(new Date('2026-11-19T18:30:00Z'));
});

test('midnight is hour 0', () => {
  expect(wallClockIn(IST, new Date('2026-11-19T18:30:05Z'))).toEqual({
    date: '2026-11-20',
    hour: 0,
    minute: 0,
    second: 5,
  });
});

const newYorkHalfPast = (date: string, hour: number) =>
  instantIn('America/New_York', { date, hour, minute: 30, second: 0 });

const auckland = (hour: number) =>
  instantIn('Pacific/Auckland', { date: '2026-09-27', hour, minute: 0, second: 0 });

describe('instantIn', () => {
  test.each(['Asia/Kolkata', 'UTC', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu'])(
    'gives back every shown time of %s',
    (zone) => {
      fc.assert(
        fc.property(fc.integer({ min: 946_684_800, max: 2_000_000_000 }), (seconds) => {
          const shown = wallClockIn(zone, new Date(seconds * 1000));
          expect(wallClockIn(zone, instantIn(zone, shown))).toEqual(shown);
        }),
      );
    },
  );

  test('finds the time on both sides of a change of clocks that UTC puts on another day', () => {
    expect(auckland(1)).toEqual(new Date('2026-09-26T13:00:00Z'));
    expect(auckland(3)).toEqual(new Date('2026-09-26T14:00:00Z'));
  });

  test('a skipped time is moved on by the change, a repeated one is the first', () => {
    expect(newYorkHalfPast('2026-03-08', 2)).toEqual(new Date('2026-03-08T07:30:00Z'));
    expect(newYorkHalfPast('2026-11-01', 1)).toEqual(new Date('2026-11-01T05:30:00Z'));
  });
});

test('zones are known by their names', () => {
  expect([isZone('Asia/Kolkata'), isZone('Asia/Pune'), isZone('')]).toEqual([true, false, false]);
});
