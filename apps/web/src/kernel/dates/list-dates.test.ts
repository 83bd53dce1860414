import { describe, expect, it, test } from 'vitest';
import { DATES_SEARCH, datesOf, LIST_RANGES, pickRange, rangeOf, rangeText } from './list-dates.ts';

// 01:30 of 20 November in Kolkata.
const seen = { now: new Date('2026-11-19T20:00:00Z'), zone: 'Asia/Kolkata' };
const week = { dates: 99, from: '2026-11-14', to: '2026-11-20' };

describe('datesOf', () => {
  test.each([
    ['the last 7 days unless told', {}, week],
    ['a preset by its code', { dates: '11' }, { dates: 11 }],
    ['all time', { dates: '98' }, { dates: 98 }],
    ['30 days', { dates: 'last30' }, { dates: 99, from: '2026-10-22', to: '2026-11-20' }],
    [
      'own days',
      { dates: '99', from: '2026-11-01', to: '2026-11-02' },
      { dates: 99, from: '2026-11-01', to: '2026-11-02' },
    ],
    ['own days without an end', { dates: '99', from: '2026-11-01' }, { dates: 99, from: '2026-11-01' }],
    [
      'days in the wrong order are those of the list',
      { dates: '99', from: '2026-11-02', to: '2026-11-01' },
      week,
    ],
    ['nonsense is that of the list', { dates: '13' }, week],
    ['no day is that of the list', { dates: '99', from: '2026-13-01' }, week],
    ['days without a range are left alone', { from: '2026-11-01' }, week],
  ])('%s', (_, part, expected) => {
    expect(datesOf({ ...DATES_SEARCH, ...part }, seen)).toEqual(expected);
  });

  it('shows first what the list says', () => {
    expect(datesOf(DATES_SEARCH, seen, 'allTime')).toEqual({ dates: 98 });
    expect(rangeOf(DATES_SEARCH, 'today', seen.zone)).toBe('today');
  });
});

describe('pickRange', () => {
  it('keeps what the list shows first out of the address', () => {
    expect(pickRange('last7', { shown: week, seen, standard: 'last7' })).toEqual(DATES_SEARCH);
    expect(pickRange('thisWeek', { shown: week, seen, standard: 'last7' })).toEqual({
      dates: '3',
      from: '',
      to: '',
    });
  });

  it('begins own days with those that are shown', () => {
    expect(pickRange('custom', { shown: { dates: 2 }, seen, standard: 'last7' })).toEqual({
      dates: '99',
      from: '2026-11-19',
      to: '2026-11-19',
    });
    expect(pickRange('custom', { shown: { dates: 98 }, seen, standard: 'last7' })).toEqual({
      dates: '99',
      from: '2026-11-14',
      to: '2026-11-20',
    });
  });
});

it('offers every preset of the specification, each under its code', () => {
  const codes = LIST_RANGES.map(rangeText).filter((text) => /^\d+$/.test(text));
  expect(codes.map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 98, 99]);
});
