import { timeFaults } from '../faults/time-faults.ts';
import { describe, expect, it, test } from 'vitest';
import { type AskedDates, daysAsked, defaultDays, findDatesFault, instantsAsked } from './asked-dates.ts';
import { DATE_PRESETS } from './date-filter.ts';

// 01:30 on 20 November in Kolkata, a Friday.
const seen = { now: new Date('2026-11-19T20:00:00Z'), zone: 'Asia/Kolkata' };
const iso = (asked: AskedDates) => {
  const { from, to } = instantsAsked(asked, seen);
  return [from?.toISOString() ?? null, to?.toISOString() ?? null];
};

describe('instantsAsked', () => {
  test.each<[string, AskedDates, [string | null, string | null]]>([
    ['nothing is open', {}, [null, null]],
    ['all time is open', { dates: DATE_PRESETS.allTime }, [null, null]],
    ['today, of the lab', { dates: 1 }, ['2026-11-19T18:30:00.000Z', '2026-11-20T18:30:00.000Z']],
    ['a week from Monday', { dates: 3 }, ['2026-11-15T18:30:00.000Z', '2026-11-22T18:30:00.000Z']],
    ['a fiscal year', { dates: 11 }, ['2026-03-31T18:30:00.000Z', '2027-03-31T18:30:00.000Z']],
    [
      'days, the last included',
      { dates: 99, from: '2026-11-01', to: '2026-11-02' },
      ['2026-10-31T18:30:00.000Z', '2026-11-02T18:30:00.000Z'],
    ],
    ['days without a range', { from: '2026-11-01' }, ['2026-10-31T18:30:00.000Z', null]],
    ['through the last day there is', { to: '9999-12-31' }, [null, null]],
    [
      'from the last day there is',
      { from: '9999-12-31', to: '9999-12-31' },
      ['9999-12-30T18:30:00.000Z', null],
    ],
    ['until a day', { to: '2026-11-01' }, [null, '2026-11-01T18:30:00.000Z']],
    [
      'instants, the last left out',
      { from: '2026-11-01T10:00:00Z', to: '2026-11-01T11:00:00Z' },
      ['2026-11-01T10:00:00.000Z', '2026-11-01T11:00:00.000Z'],
    ],
  ])('%s', (_, asked, expected) => {
    expect(iso(asked)).toEqual(expected);
  });
});

it('tells the days of a preset, and those of instants in the zone', () => {
  expect(daysAsked({ dates: 2 }, seen)).toEqual({ from: '2026-11-19', to: '2026-11-19' });
  expect(daysAsked({ from: '2026-11-19T20:00:00Z', to: '2026-11-21' }, seen)).toEqual({
    from: '2026-11-20',
    to: '2026-11-21',
  });
  expect(defaultDays(seen)).toEqual({ from: '2026-11-14', to: '2026-11-20' });
});

describe('findDatesFault', () => {
  test.each<[AskedDates, { field: string; msg: string } | null]>([
    [{}, null],
    [{ dates: 12 }, null],
    [{ dates: 98 }, null],
    [{ dates: 99, from: '2026-11-02', to: '2026-11-02' }, null],
    [
      { from: '2026-11-02', to: '2026-11-01' },
      { field: 'to', msg: timeFaults['last-before-first'] },
    ],
    [
      { dates: 99, from: '2026-11-01T10:00:00Z', to: '2026-11-01T09:00:00Z' },
      { field: 'to', msg: timeFaults['last-before-first'] },
    ],
    [{ from: '1800-01-01', to: '9999-12-31' }, null],
    [{ dates: 13 }, { field: 'dates', msg: timeFaults['date-range-unknown'] }],
    [
      { dates: 5, from: '2026-11-01' },
      { field: 'dates', msg: timeFaults['days-of-range'] },
    ],
    [{ dates: 99 }, { field: 'from', msg: timeFaults['range-without-days'] }],
  ])('%j', (asked, fault) => {
    const found = findDatesFault(asked, seen.zone);
    expect(found && { field: found.field, msg: found.msg }).toEqual(fault);
  });
});
