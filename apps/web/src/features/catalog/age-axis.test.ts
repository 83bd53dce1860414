import { END_OF_AGE_DAYS, proveRanges, scopeOfRanges } from '@nidan/domain/results/range-coverage';
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
