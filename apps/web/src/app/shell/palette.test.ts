import { describe, expect, test } from 'vitest';
import { initialsOf } from './initials-of.ts';
import { looksLikeCode } from './looks-like-code.ts';
import { paletteLines, type PaletteLine } from './palette-lines.ts';
import { sumOf } from './sum-of.ts';

test.each([
  ['2720 - 10%', 2448],
  ['100+18%', 118],
  ['(350+120)*2', 940],
  ['1,234 + 1', 1235],
  ['10/4', 2.5],
  ['-5 + 3', -2],
  ['2*-3', -6],
  ['10/3', 3.33],
  ['10/0', null],
  ['5', null],
  ['20/11/2026x', null],
  ['a + b', null],
  ['(1+2', null],
  ['1 +', null],
  ['9876543210', null],
])('%s is %s', (text, value) => {
  expect(sumOf(text)).toBe(value);
});

test.each([
  ['Asmita Deo', 'AD'],
  ['Dr. Nandini Joshi', 'NJ'],
  ['Sameer', 'S'],
  ['Mr. Joseph Anthony D’Costa', 'JD'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['KT2011260042-1', true],
  ['kt2011260042', true],
  ['https://lab.test/v/abc', true],
  ['Ravi Kumar', false],
  ['dispatch', false],
])('%s looks like a code: %s', (text, code) => {
  expect(looksLikeCode(text)).toBe(code);
});

const run = (): void => undefined;

const place = (label: string): PaletteLine => ({
  key: label,
  section: 'goTo',
  icon: 'arrowRight',
  label,
  run,
});
const action = (id: string, label: string, bar: string | false) => ({
  group: 'g',
  run,
  shortcut: { id, keys: [], bar, inFields: true, repeats: true, label: () => label },
});

describe('the palette', () => {
  const input = {
    places: [place('Print and dispatch'), place('Patients')],
    actions: [action('a', 'hold', 'F8'), action('b', 'discard', false), action('c', 'hold', 'F8')],
    found: [],
    search: (text: string): PaletteLine => ({ ...place(`Search ${text}`), section: 'search' }),
  };
  const labels = (text: string) => paletteLines({ ...input, text }).map((line) => line.label);

  test('without a text shows where to go and what to do, each once', () => {
    expect(labels('')).toEqual(['Print and dispatch', 'Patients', 'hold', 'discard']);
  });

  test('finds any part of a label and offers a search', () => {
    expect(labels('dis')).toEqual(['Print and dispatch', 'discard', 'Search dis']);
    expect(labels('d')).not.toContain('Search d');
  });

  test('names the key, and calculates', () => {
    expect(paletteLines({ ...input, text: 'hold' })[0]?.keys).toBe('F8');
    expect(paletteLines({ ...input, text: '2720 - 10%' })).toMatchObject([
      { section: 'sum', result: '2,448' },
    ]);
  });

  test('searches nothing where the role may not', () => {
    expect(paletteLines({ ...input, text: 'ravi', search: null })).toEqual([]);
  });
});
