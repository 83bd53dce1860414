import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeBar, type RangeScale } from './range-bar.ts';

const both: RangeScale = { kind: 'limits', low: 3.5, high: 5.1 };
const upper: RangeScale = { kind: 'limits', low: null, high: 35 };
const lower: RangeScale = { kind: 'limits', low: 90, high: null };
const lipids: RangeScale = { kind: 'bands', cuts: [200, 240], inside: [0] };

function bar(scale: RangeScale, value: string, { outside = false, previous = null as string | null } = {}) {
  return rangeBar({ scale, value, previous, outside });
}

test('the interval lies from 28 to 72 %, to 60 % or from 40 %; bands are equal with ticks at the cuts', () => {
  expect(bar(both, '4')?.inside).toEqual([{ from: 0.28, to: 0.72 }]);
  expect(bar(upper, '4')?.inside).toEqual([{ from: 0, to: 0.6 }]);
  expect(bar(lower, '97')?.inside).toEqual([{ from: 0.4, to: 1 }]);
  expect(bar(lipids, '150')).toMatchObject({ inside: [{ from: 0, to: 1 / 3 }], ticks: [1 / 3, 2 / 3] });
});

test.each([
  [both, '3.5', 0.28],
  [both, '5.1', 0.72],
  [both, '2.7', 0.06],
  [upper, '35', 0.6],
  [upper, '44', 0.754],
  [lower, '90', 0.4],
  [lipids, '200', 1 / 3],
  [lipids, '228', 0.567],
  [{ kind: 'bands', cuts: [50, 60], inside: [2] } as const, '41', 0.213],
  [{ kind: 'bands', cuts: [5.7, 6.5], inside: [0] } as const, '8.4', 0.862],
])('on %j the value %j stands at %d', (scale, value, at) => {
  expect(bar(scale, value, { outside: true })?.current.at).toBeCloseTo(at, 3);
});

test('inside a dot, outside a diamond, beyond the scale an arrowhead at the end', () => {
  expect(bar(both, '4.0')?.current.mark).toBe('dot');
  expect(bar(both, '5.5', { outside: true })?.current.mark).toBe('diamond');
  expect(bar(both, '9', { outside: true })?.current).toEqual({ at: 0.955, mark: 'arrow-right' });
  expect(bar(both, '1', { outside: true })?.current).toEqual({ at: 0.045, mark: 'arrow-left' });
});

test('a value within limits stays a dot at the very end of its open band', () => {
  const index: RangeScale = { kind: 'bands', cuts: [0.9, 1.1], inside: [0] };
  expect(bar(index, '0.41')?.current).toEqual({ at: 0.035, mark: 'dot' });
});

test('the former value is a hollow dot, left out beyond the scale and where it was censored', () => {
  expect(bar(both, '4', { previous: '3.6' })?.previous).toBeCloseTo(0.3075, 4);
  expect(bar(both, '4', { previous: '12' })?.previous).toBeNull();
  expect(bar(both, '4', { previous: '< 1' })?.previous).toBeNull();
  expect(bar(both, '4')?.previous).toBeNull();
});

test('no bar for words, nor for a censored value that has no place', () => {
  expect(bar(both, 'Not seen')).toBeNull();
  expect(bar(both, '< 4')).toBeNull();
  expect(bar(both, '> 1', { outside: true })).toBeNull();
  expect(bar(both, '> 20', { outside: true })?.current.mark).toBe('arrow-right');
  expect(bar(both, '< 0.5', { outside: true })?.current.mark).toBe('arrow-left');
});

test.each([
  { kind: 'limits', low: 5, high: 5 },
  { kind: 'limits', low: null, high: null },
  { kind: 'limits', low: null, high: 0 },
  { kind: 'bands', cuts: [], inside: [] },
  { kind: 'bands', cuts: [0], inside: [0] },
  { kind: 'bands', cuts: [240, 200], inside: [0] },
] satisfies RangeScale[])('no bar on %j', (scale) => {
  expect(bar(scale, '4')).toBeNull();
});

test('a greater value never stands further left, and every mark is on the bar', () => {
  const number = fc.double({ min: 0, max: 1000, noNaN: true }).map((value) => Number(value.toFixed(2)));
  fc.assert(
    fc.property(fc.constantFrom(both, upper, lower, lipids), number, number, (scale, a, b) => {
      const [left, right] = [Math.min(a, b), Math.max(a, b)].map(
        (value) => bar(scale, String(value))?.current.at ?? 0,
      );
      expect(left).toBeLessThanOrEqual(right ?? 0);
      expect(left).toBeGreaterThanOrEqual(0.035);
      expect(right).toBeLessThanOrEqual(0.965);
    }),
  );
});
