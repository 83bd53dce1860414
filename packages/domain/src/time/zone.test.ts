import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDateIn, instantIn, isZone, startOfDayIn, wallClockIn } from './zone.ts';

const IST = 'Asia/Kolkata';

test('the day in India begins at 18:30 UTC', () => {
  expect(calendarDateIn(IST, new Date('2026-11-19T18:29:59.999Z'))).toBe('2026-11-19');
  expect(calendarDateIn(IST, new Date('2026-11-19T18:30:00Z'))).toBe('2026-11-20');
  expect(startOfDayIn(IST, '2026-11-20')).toEqual(new Date('2026-11-19T18:30:00Z'));
});

test('the first and the last day begin too', () => {
  expect(startOfDayIn(IST, '9999-12-31')).toEqual(new Date('9999-12-30T18:30:00Z'));
  expect(startOfDayIn('America/New_York', '9999-12-31')).toEqual(new Date('9999-12-31T05:00:00Z'));
  // Local mean time of Kolkata.
  expect(startOfDayIn(IST, '0001-01-01').getTime()).toBe(Date.parse('0001-01-01T00:00:00Z') - 21_208_000);
});

test('midnight is hour 0', () => {
  expect(wallClockIn(IST, new Date('2026-11-19T18:30:05Z'))).toEqual({
    date: '2026-11-20',
    hour: 0,
    minute: 0,
    second: 5,
  });
});

describe('wallClockIn', () => {
  /** Of zones that change their clocks, by an hour or by half of one, at hours and at half hours of UTC. */
  const zones = [
    IST,
    'UTC',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'America/Caracas',
  ];

  test.each(zones)('shows in %s what the runtime shows, asked for the first time and again', (zone) => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const shown = (instant: Date): string => {
      const { date, hour, minute, second } = wallClockIn(zone, instant);
      const time = [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':');
      return `${date} ${time}`;
    };
    fc.assert(
      fc.property(fc.integer({ min: -3_000_000_000_000, max: 4_000_000_000_000 }), (time) => {
        const near = new Date(time + 61_000);
        expect(shown(new Date(time))).toBe(format.format(new Date(time)));
        expect(shown(near)).toBe(format.format(near));
      }),
    );
  });

  test('keeps apart what is before and after a change of clocks', () => {
    const around = ['05:59:59', '06:00:00'].map((time) => new Date(`2026-11-01T${time}Z`));
    expect(around.map((instant) => wallClockIn('America/New_York', instant).hour)).toEqual([1, 1]);
    expect(around.map((instant) => wallClockIn('America/New_York', instant).minute)).toEqual([59, 0]);
  });

  test('throws for what is no instant and no zone', () => {
    expect(() => wallClockIn(IST, new Date(Number.NaN))).toThrow(RangeError);
    expect(() => wallClockIn('Asia/Pune', new Date(0))).toThrow(RangeError);
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
