import { DAY } from '../time/durations.ts';
import { expect, test } from 'vitest';
import type { NumberDeltaMode } from '../enumerations/results.ts';
import { checkDelta, type DeltaRule, deltaUnit, percentDelta } from './delta.ts';

const now = new Date('2026-11-20T06:00:00Z');
const earlier = (days: number) => new Date(now.getTime() - days * DAY);

const number = (numeric: number, at: Date) => ({ value: String(numeric), numeric, at });
const word = (value: string | null, at: Date) => ({ value, numeric: null, at });

const cases: {
  mode: NumberDeltaMode;
  limit: number;
  from: number;
  to: number;
  change: number;
  exceeded: boolean;
}[] = [
  { mode: 'absolute', limit: 5, from: 140, to: 135, change: -5, exceeded: false },
  { mode: 'absolute', limit: 5, from: 140, to: 134, change: -6, exceeded: true },
  { mode: 'percent', limit: 50, from: 1, to: 1.5, change: 50, exceeded: false },
  { mode: 'percent', limit: 50, from: 1, to: 1.6, change: 60, exceeded: true },
  { mode: 'percent', limit: 50, from: -2, to: -4, change: -100, exceeded: true },
  { mode: 'ratePerDay', limit: 2, from: 10, to: 14, change: 2, exceeded: false },
  { mode: 'ratePerDay', limit: 2, from: 10, to: 15, change: 2.5, exceeded: true },
  { mode: 'percentPerDay', limit: 10, from: 10, to: 13, change: 15, exceeded: true },
  { mode: 'absolute', limit: 0.2, from: 0.6, to: 0.8, change: 0.2, exceeded: false },
  { mode: 'absolute', limit: 0.2, from: 0.6, to: 0.81, change: 0.21, exceeded: true },
  { mode: 'absolute', limit: 0.1, from: 100_000, to: 100_000.1, change: 0.1, exceeded: false },
  { mode: 'percent', limit: 10, from: 1, to: 1.1, change: 10, exceeded: false },
];

test.each(cases)('$mode from $from to $to in two days', ({ mode, limit, from, to, change, exceeded }) => {
  const check = checkDelta({ mode, limit, lookBackDays: 90 }, number(from, earlier(2)), number(to, now));
  expect(check?.change).toBeCloseTo(change, 9);
  expect(check?.exceeded).toBe(exceeded);
  expect(check?.mode).toBe(mode);
});

test('without a rule tells the change in percent, and none is too much', () => {
  const check = checkDelta(null, number(1, earlier(2)), number(1_001, now));
  expect(check).toEqual({ mode: 'percent', change: 100_000, exceeded: false });
});

test.each([
  ['absolute', 'mmol/L'],
  ['percent', '%'],
  ['ratePerDay', 'mmol/L'],
  ['percentPerDay', '%'],
] as const)('a change of %s is counted in %s', (mode, unit) => {
  expect(deltaUnit(mode, 'mmol/L')).toBe(unit);
});

test('looks back so many days and no further', () => {
  const rule = percentDelta(30);
  expect(rule.lookBackDays).toBe(90);
  expect(checkDelta(rule, number(1, earlier(90)), number(2, now))).not.toBeNull();
  expect(checkDelta(rule, number(1, earlier(0)), number(2, now))).not.toBeNull();
  expect(checkDelta(rule, number(1, earlier(90.01)), number(2, now))).toBeNull();
  expect(checkDelta(rule, number(1, earlier(-1)), number(2, now))).toBeNull();
});

test('cannot compare with a percentage of zero or a rate within no time', () => {
  const at = { previous: number(0, earlier(1)), current: number(2, now) };
  expect(checkDelta(percentDelta(30), at.previous, at.current)).toBeNull();
  const rate = { mode: 'ratePerDay', limit: 1, lookBackDays: 90 } as const;
  expect(checkDelta(rate, number(1, now), at.current)).toBeNull();
});

const OTHER_WORD: DeltaRule = { mode: 'otherWord', limit: null, lookBackDays: 3_650 };

test.each([
  ['Reactive', 'Non-reactive', true],
  ['Non-reactive', 'Reactive', true],
  ['Reactive', 'Reactive', false],
  ['reactive', 'Reactive', false],
])('of words, "%s" and then "%s" exceeds: %s', (before, after, exceeded) => {
  const check = checkDelta(OTHER_WORD, word(before, earlier(400)), word(after, now));
  expect(check).toEqual({ mode: 'otherWord', change: null, exceeded });
});

test('words are not compared with nothing, beyond the look-back, or by a rule of numbers', () => {
  expect(checkDelta(OTHER_WORD, word(null, earlier(1)), word('Reactive', now))).toBeNull();
  expect(checkDelta(OTHER_WORD, word('Reactive', earlier(1)), word(null, now))).toBeNull();
  expect(checkDelta(OTHER_WORD, word('Reactive', earlier(3_651)), word('Non-reactive', now))).toBeNull();
  expect(checkDelta(percentDelta(30), word('>100', earlier(1)), word('5', now))).toBeNull();
  expect(deltaUnit('otherWord', 'mmol/L')).toBe('');
});
