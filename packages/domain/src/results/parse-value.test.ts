import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseValue } from './parse-value.ts';

describe('numbers', () => {
  test.each([
    ['12.5', 12.5],
    [' 7 ', 7],
    ['0', 0],
    ['-0', 0],
    ['-3.2', -3.2],
    ['−3.2', -3.2],
    ['.5', 0.5],
    ['5.', 5],
    ['10,000', 10_000],
    ['1,00,000', 100_000],
    ['1,234,567.8', 1_234_567.8],
    ['1e3', 1000],
    ['1.5E-2', 0.015],
    ['१२.५', 12.5],
    ['१०,०००', 10_000],
  ])('%j is %d', (raw, value) => {
    expect(parseValue(raw)).toStrictEqual({ kind: 'numeric', value });
  });
});

describe('censored values', () => {
  test.each([
    ['<0.01', '<', 0.01],
    ['< 0.01', '<', 0.01],
    ['>10,000', '>', 10_000],
    ['<=5', '<=', 5],
    ['≤5', '<=', 5],
    ['≥ 5', '>=', 5],
    ['<०.०१', '<', 0.01],
    ['>-3', '>', -3],
  ] as const)('%j', (...[raw, comparator, limit]) => {
    expect(parseValue(raw)).toEqual({ kind: 'censored', comparator, limit });
  });
});

test.each([
  'Negative',
  '1,5',
  '1,2,3',
  '12,34',
  '+2',
  '+',
  '1+',
  '1-2',
  '5–10',
  '<',
  '< x',
  '<<5',
  '0x10',
  'Infinity',
  '1e999',
  '.',
  '-',
  '1e',
  '1.2.3',
  '1 000',
  'ज़ोया',
  ',',
])('%j is text, as typed', (raw) => {
  expect(parseValue(raw)).toEqual({ kind: 'text', text: raw });
});

test.each(['', '  ', '\n'])('%j is empty', (raw) => {
  expect(parseValue(raw)).toEqual({ kind: 'empty' });
});

test('every finite number is understood as it is written', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(parseValue(String(value))).toEqual({ kind: 'numeric', value: value + 0 });
    }),
  );
});

test('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (raw) => {
      expect(['empty', 'numeric', 'censored', 'text']).toContain(parseValue(raw).kind);
    }),
  );
});
