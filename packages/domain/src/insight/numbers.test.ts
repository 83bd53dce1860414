import { describe, expect, it } from 'vitest';
import { formerDays, spanDays } from './compare-periods.ts';
import { pivotRows } from './pivot-rows.ts';
import { LEAST_FOR_PROMISE, percentOf, promiseOf } from './turn-around-segments.ts';

describe('periods', () => {
  it('hold a day against the same weekday, and more days against as many before', () => {
    expect(formerDays(spanDays('today', '2026-03-05'))).toEqual({ from: '2026-02-26', to: '2026-02-26' });
    expect(formerDays(spanDays('yesterday', '2026-03-01'))).toEqual({ from: '2026-02-21', to: '2026-02-21' });
    expect(spanDays('week', '2026-03-05')).toEqual({ from: '2026-02-27', to: '2026-03-05' });
    expect(formerDays(spanDays('week', '2026-03-05'))).toEqual({ from: '2026-02-20', to: '2026-02-26' });
    expect(formerDays(spanDays('month', '2026-03-05'))).toEqual({ from: '2026-01-05', to: '2026-02-03' });
  });
});

describe('a table with columns across', () => {
  it('has a cell for each value, none where there is no row, and nothing last', () => {
    const rows = [
      ['A', 2, 7],
      ['A', 10, 1],
      ['B', null, 3],
      ['B', 2, 4],
    ];
    expect(pivotRows(rows, 2)).toEqual({
      across: [2, 10, null],
      rows: [
        ['A', 7, 1, null],
        ['B', 4, null, 3],
      ],
    });
  });
});

describe('a promise', () => {
  it('is not made of too few tests', () => {
    expect(promiseOf({ count: LEAST_FOR_PROMISE - 1, p50Minutes: 60, p90Minutes: 90 })).toBeNull();
    expect(promiseOf({ count: LEAST_FOR_PROMISE, p50Minutes: null, p90Minutes: null })).toBeNull();
  });

  it('is told in quarters of an hour upwards, with what it stands on', () => {
    expect(promiseOf({ count: 40, p50Minutes: 61, p90Minutes: 120 })).toEqual({
      count: 40,
      usualHours: 1.25,
      longHours: 2,
    });
  });
});

it('a share of nothing is none, not 0', () => {
  expect([percentOf(0, 0), percentOf(0, 3), percentOf(2, 3)]).toEqual([null, 0, 66.7]);
});
