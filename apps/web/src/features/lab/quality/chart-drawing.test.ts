import { expect, test } from 'vitest';
import { CHART, drawChart, heightOf } from './chart-drawing.ts';
import { testChart, testPoint } from './test-chart.ts';

test('a distance has its height: the mean in the middle, what is far beyond 4 SD at the edge', () => {
  const middle = (heightOf(4) + heightOf(-4)) / 2;
  expect(heightOf(0)).toBeCloseTo(middle, 9);
  expect(heightOf(4)).toBe(CHART.top);
  expect(heightOf(9)).toBe(heightOf(4.15));
  expect(heightOf(9)).toBeLessThan(heightOf(4));
});

test('the line goes through the points that count, in their order', () => {
  const points = [testPoint(0, 1), testPoint(1, 3.3), testPoint(2, -1)];
  const { path, points: drawn } = drawChart(testChart(points), new Set(['point 1']));
  expect(drawn.map(({ point }) => point.pointId)).toEqual(['point 0', 'point 1', 'point 2']);
  expect(path.match(/[ML]/g)).toEqual(['M', 'L']);
});

test('a calibration stands between the points around it; one before the first is not shown', () => {
  const points = [testPoint(0, 0), testPoint(1, 0), testPoint(3, 0)];
  const marks = [
    { at: '2026-09-01T00:00:00.000Z', what: 'MACHINE_CALIBRATION' },
    { at: '2026-10-02T09:00:00.000Z', what: 'MACHINE_CALIBRATION' },
  ];
  const drawing = drawChart(testChart(points, { marks }), new Set());
  const [, second, third] = drawing.points;
  expect(drawing.marks.filter(({ kind }) => kind === 'calibration')).toEqual([
    { at: marks[1]?.at, kind: 'calibration', x: ((second?.x ?? 0) + (third?.x ?? 0)) / 2 },
  ]);
});

test('a thousand points have eight dates at most', () => {
  const points = Array.from({ length: 1_000 }, (_, day) => testPoint(day, day % 2));
  expect(drawChart(testChart(points), new Set()).dates.length).toBeLessThanOrEqual(8);
});
