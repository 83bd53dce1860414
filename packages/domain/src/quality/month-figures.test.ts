import { expect, test } from 'vitest';
import { monthFigures } from './month-figures.ts';

const target = { baseMean: 100, minValue: 90, maxValue: 110 };
const point = (value: number, parts: object = {}) =>
  ({ value, isExcludedFromCal: false, verdict: 'in', ...parts }) as const;

test('a month is told by the points that count, and counts what rules said of all', () => {
  const points = [
    point(100),
    point(102),
    point(104),
    point(130, { isExcludedFromCal: true, verdict: 'reject' }),
    point(111, { isExcludedFromCal: true, verdict: 'warning' }),
  ];
  expect(monthFigures(target, points, 10)).toEqual({
    points: 5,
    counted: 3,
    mean: 102,
    sd: 2,
    cv: 200 / 102,
    low: 100,
    high: 104,
    biasPercent: 2,
    sigma: 8 / (200 / 102),
    warnings: 1,
    rejects: 1,
  });
});

test('too few points say nothing, and without an allowed error there is no sigma', () => {
  expect(monthFigures(target, [], 10)).toMatchObject({
    points: 0,
    mean: null,
    sd: null,
    low: null,
    sigma: null,
  });
  expect(monthFigures(target, [point(99)], 10)).toMatchObject({
    counted: 1,
    mean: 99,
    sd: null,
    cv: null,
    sigma: null,
  });
  expect(monthFigures(target, [point(99), point(101)], null).sigma).toBeNull();
});
