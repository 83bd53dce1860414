import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRITICAL_CALL, criticalSide } from './critical.ts';
import {
  flagOfChoice,
  flagOfFindings,
  flagOfNumber,
  flagOfWords,
  isCriticalFlag,
  type Interval,
} from './flag.ts';
import { parseValue } from './parse-value.ts';

const tsh: Interval = { low: 0.4, high: 4, criticalLow: null, criticalHigh: null };
const potassium: Interval = { low: 3.5, high: 5.1, criticalLow: 2.8, criticalHigh: 6.2 };
const symmetric: Interval = { low: -5, high: 5, criticalLow: null, criticalHigh: null };
const upper: Interval = { low: null, high: 0.04, criticalLow: null, criticalHigh: 0.5 };

describe('flagOfNumber', () => {
  test.each([
    { interval: potassium, raw: '3.5', flag: null },
    { interval: potassium, raw: '3.49', flag: 'L' },
    { interval: potassium, raw: '2.81', flag: 'L' },
    { interval: potassium, raw: '2.8', flag: 'LL' },
    { interval: potassium, raw: '2.7', flag: 'LL' },
    { interval: potassium, raw: '5.1', flag: null },
    { interval: potassium, raw: '5.11', flag: 'H' },
    { interval: potassium, raw: '6.19', flag: 'H' },
    { interval: potassium, raw: '6.2', flag: 'HH' },
    { interval: symmetric, raw: '-5', flag: null },
    { interval: symmetric, raw: '5', flag: null },
    { interval: symmetric, raw: '-5.1', flag: 'L' },
    { interval: upper, raw: '0', flag: null },
    { interval: upper, raw: '0.05', flag: 'H' },
    { interval: { ...tsh, high: null }, raw: '999', flag: null },
    { interval: tsh, raw: '10,000', flag: 'H' },
    { interval: tsh, raw: '', flag: null },
    { interval: tsh, raw: 'haemolysed', flag: null },
    { interval: null, raw: '5', flag: null },
    // A censored value is flagged only when everything it stands for is outside.
    { interval: tsh, raw: '<0.01', flag: 'L' },
    { interval: tsh, raw: '<0.4', flag: 'L' },
    { interval: tsh, raw: '≤0.4', flag: null },
    { interval: tsh, raw: '≤0.39', flag: 'L' },
    { interval: tsh, raw: '<0.5', flag: null },
    { interval: tsh, raw: '<5', flag: null },
    { interval: tsh, raw: '>100', flag: 'H' },
    { interval: tsh, raw: '>4', flag: 'H' },
    { interval: tsh, raw: '≥4', flag: null },
    { interval: tsh, raw: '≥4.1', flag: 'H' },
    { interval: tsh, raw: '>3', flag: null },
    { interval: potassium, raw: '<2.8', flag: 'LL' },
    { interval: potassium, raw: '≤2.8', flag: 'LL' },
    { interval: potassium, raw: '<2.9', flag: 'L' },
    { interval: potassium, raw: '>6.2', flag: 'HH' },
    { interval: potassium, raw: '>6', flag: 'H' },
    { interval: potassium, raw: '>2', flag: null },
    { interval: potassium, raw: '<7', flag: null },
  ])('$raw in $interval.low to $interval.high is $flag', ({ interval, raw, flag }) => {
    expect(flagOfNumber(parseValue(raw), interval)).toBe(flag);
  });

  test('a number is never low and high, and is critical only beyond its limit', () => {
    const limits = fc
      .tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer())
      .map((all) => all.toSorted((a, b) => a - b))
      .map(([criticalLow = 0, low = 0, high = 0, criticalHigh = 0]) => ({
        criticalLow,
        low,
        high,
        criticalHigh,
      }));
    fc.assert(
      fc.property(limits, fc.integer(), (interval, value) => {
        fc.pre(interval.criticalLow < interval.low && interval.high < interval.criticalHigh);
        const flag = flagOfNumber({ kind: 'numeric', value }, interval);
        const inside = value >= interval.low && value <= interval.high;
        expect(flag === null).toBe(inside);
        expect(isCriticalFlag(flag)).toBe(value <= interval.criticalLow || value >= interval.criticalHigh);
      }),
    );
  });
});

describe('words', () => {
  const choices = [
    { value: 'Non Reactive', abnormal: false },
    { value: 'Reactive', abnormal: true },
  ];

  test.each([
    ['Reactive', 'A'],
    [' reactive ', 'A'],
    ['Non  reactive', null],
    ['Equivocal', null],
    ['', null],
  ])('choice %j is %s', (text, flag) => {
    expect(flagOfChoice(text, choices)).toBe(flag);
  });

  test.each([
    ['Negative', 'Negative', null],
    [' NEGATIVE', 'negative', null],
    ['Positive', 'Negative', 'A'],
    ['', 'Negative', null],
    ['Positive', null, null],
  ])('%j where %j is expected is %s', (...[text, expected, flag]) => {
    expect(flagOfWords(text, expected)).toBe(flag);
  });
});

describe('of marked words', () => {
  const choices = [
    { value: 'Normal', abnormal: false },
    { value: 'Left shift', abnormal: true },
    { value: 'Blasts', abnormal: true, isCritical: true },
    { value: 'Blasts seen', abnormal: true, isCritical: true },
  ];

  test.each([
    ['Blasts', 'AA'],
    ['left  shift', 'A'],
    ['Normal', null],
  ])('choice %j is %s', (text, flag) => {
    expect(flagOfChoice(text, choices)).toBe(flag);
  });

  test.each([
    ['Blasts seen, 20 %', 'AA'],
    ['Left shift\nBLASTS  seen', 'AA'],
    ['Left shift with blasts', 'AA'],
    ['Left shift. Platelets are adequate', 'A'],
    ['No blasts seen', null],
    ['Blastoid forms', null],
    ['Normal', null],
    ['', null],
  ])('the findings of %j are %s', (text, flag) => {
    expect(flagOfFindings(text, choices)).toBe(flag);
  });

  test('words that nobody marked are no finding', () => {
    expect(flagOfFindings('Blasts seen', [])).toBeNull();
  });
});

test('only LL, HH and AA demand a call', () => {
  expect((['AA', 'LL', 'HH', 'L', 'H', 'A', null] as const).map(isCriticalFlag)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['2.8', 'low'],
  ['6.2', 'high'],
  ['4', null],
  ['<2.8', 'low'],
  ['>2.8', null],
  ['≥6.2', 'high'],
  ['blasts seen', null],
])('%s is critical: %s', (raw, side) => {
  expect(criticalSide(parseValue(raw), potassium)).toBe(side);
});

test('a critical value is called within 30 minutes and tried elsewhere after 15', () => {
  expect(CRITICAL_CALL).toEqual({ targetMinutes: 30, escalateMinutes: 15 });
});
