import { describe, expect, test } from 'vitest';
import { clockSpan } from './clock-span.ts';
import { floatAt } from '../overlays/float-at.ts';
import { rupees } from './rupees.ts';
import { sparkLine } from './spark-line.ts';

test.each([
  [84, '1:24'],
  [-42, '0:42'],
  [0, '0:00'],
  [24 * 60 + 5, '24:05'],
])('%i minutes read %s', (minutes, text) => {
  expect(clockSpan(minutes)).toBe(text);
});

test.each([
  [28_460_000, '2,84,600'],
  [-27_200, '−272'],
  [0, '0'],
  [-40, '0'],
])('%i paise read %s', (paise, text) => {
  expect(rupees(paise)).toBe(text);
});

describe('a list that floats', () => {
  const page = { width: 1366, height: 768 };
  const around = { left: 100, right: 300, top: 40, bottom: 68 };

  test('stands under its anchor', () => {
    expect(floatAt({ around, width: 200, height: 300, align: 'start', page })).toEqual({
      left: 100,
      top: 72,
    });
    expect(floatAt({ around, width: 120, height: 300, align: 'end', page })).toEqual({ left: 180, top: 72 });
  });

  test('goes above where there is no room below, and never off the page', () => {
    const low = { left: 1300, right: 1340, top: 700, bottom: 728 };
    expect(floatAt({ around: low, width: 200, height: 300, align: 'start', page })).toEqual({
      left: 1162,
      top: 396,
    });
  });
});

describe('a trend', () => {
  const box = { width: 56, height: 20 };

  test('runs from the oldest to the current value on its band', () => {
    const spark = sparkLine({ values: [9, 12, 15], low: 12, high: 15, ...box });
    expect(spark?.line).toBe('M3 16.5L28 10L53 3.5');
    expect(spark?.end).toEqual({ x: 53, y: 3.5 });
    expect(spark?.band).toEqual({ y: 3.5, height: 6.5 });
  });

  test('without limits has no band, with one value no line', () => {
    expect(sparkLine({ values: [1, 1], low: null, high: null, ...box })?.band).toBeNull();
    expect(sparkLine({ values: [1], low: 0, high: 2, ...box })).toBeNull();
  });

  test('one limit reaches to the edge', () => {
    expect(sparkLine({ values: [1, 3], low: null, high: 2, ...box })?.band).toEqual({ y: 10, height: 6.5 });
    expect(sparkLine({ values: [1, 3], low: 2, high: null, ...box })?.band).toEqual({ y: 3.5, height: 6.5 });
  });
});
