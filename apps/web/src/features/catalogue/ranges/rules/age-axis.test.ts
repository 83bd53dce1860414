import { END_OF_AGE_DAYS, proveRanges, scopeOfRanges } from '@nidan/domain/ranges/range-coverage';
import { expect, test } from 'vitest';
import { ageAxis } from './age-axis.ts';

const NO_LIMITS = {
  text: null,
  actionLow: null,
  actionHigh: null,
  criticalLow: null,
  criticalHigh: null,
  bands: [],
};
type Pair<T> = readonly [T, T];

function range([ageFromDays, ageToDays]: Pair<number>, [low, high]: Pair<number | null>) {
  return { ...NO_LIMITS, sex: null, ageFromDays, ageToDays, low, high };
}

function axisOf(...ranges: ReturnType<typeof range>[]) {
  return ageAxis(ranges, proveRanges(ranges, scopeOfRanges(ranges)));
}

test('steps are equally wide, whatever their days, and a gap is one of them', () => {
  const axis = axisOf(range([0, 7], [10, 20]), range([30, END_OF_AGE_DAYS], [12, 16]));
  expect(axis.cuts).toEqual([0, 7, 30, END_OF_AGE_DAYS]);
  const gap = axis.boxOf({ fromDays: 7, toDays: 30 });
  expect([gap.left, gap.right]).toEqual([1 / 3, 2 / 3]);
});

test('a higher limit stands higher, and a missing one reaches the edge', () => {
  const [first, second] = axisOf(range([0, 7], [10, 20]), range([7, END_OF_AGE_DAYS], [null, 15])).boxesOf(
    'F',
  );
  expect(first?.top).toBeLessThan(second?.top ?? 0);
  expect(second?.bottom).toBe(1);
  expect(first?.bottom).toBeLessThan(1);
});

test('the scale has round values, the higher ones higher', () => {
  const { ticks } = axisOf(range([0, END_OF_AGE_DAYS], [10, 20]));
  expect(ticks.map(({ value }) => value)).toEqual([10, 12.5, 15, 17.5, 20]);
  expect(ticks.map(({ top }) => top)).toEqual(ticks.map(({ top }) => top).toSorted((a, b) => b - a));
  expect(axisOf(range([0, END_OF_AGE_DAYS], [null, null])).ticks).toEqual([]);
});

test('an overlap is as high as the ranges that disagree', () => {
  const axis = axisOf(
    range([0, 40], [10, 14]),
    range([30, 60], [12, 16]),
    range([60, END_OF_AGE_DAYS], [1, 30]),
  );
  const [first, second] = axis.boxesOf('F');
  const box = axis.boxAround({ fromDays: 30, toDays: 40 }, 'F');
  expect([box.top, box.bottom]).toEqual([second?.top, first?.bottom]);
  // The words of each stand beside it.
  const overlaps = [{ fromDays: 30, toDays: 40 }];
  expect(first && axis.widestWithout(first.range, overlaps)).toEqual({ left: 0, right: box.left });
  expect(second && axis.widestWithout(second.range, overlaps)).toEqual({ left: box.right, right: 3 / 4 });
  expect(first && axis.widestWithout(first.range, [{ fromDays: 0, toDays: 90 }])).toEqual({
    left: 0,
    right: box.right,
  });
});
