import { describe, expect, test } from 'vitest';
import { assessValue, LONGEST_WORDS, type EnteredParameter, type ExpectedRange } from './assess-value.ts';

const numeric: EnteredParameter = {
  kind: 'numeric',
  decimals: 1,
  choices: [],
  plausibleLow: 1,
  plausibleHigh: 30,
};
const range: ExpectedRange = { low: 12, high: 15, criticalLow: 7, criticalHigh: 20, text: null };

describe('a number', () => {
  test.each([
    { typed: '12', value: '12.0', numeric: 12, flag: null },
    { typed: ' 15.0 ', value: '15.0', numeric: 15, flag: null },
    { typed: '11.9', value: '11.9', numeric: 11.9, flag: 'L' },
    { typed: '15.1', value: '15.1', numeric: 15.1, flag: 'H' },
    { typed: '15.04', value: '15.0', numeric: 15.04, flag: null },
    { typed: '15.05', value: '15.1', numeric: 15.05, flag: 'H' },
    { typed: '7', value: '7.0', numeric: 7, flag: 'LL' },
    { typed: '7.04', value: '7.0', numeric: 7.04, flag: 'LL' },
    { typed: '20', value: '20.0', numeric: 20, flag: 'HH' },
    { typed: '<7', value: '<7', numeric: null, flag: 'LL' },
    { typed: '<14', value: '<14', numeric: null, flag: null },
    { typed: '>16', value: '>16', numeric: null, flag: 'H' },
    { typed: '१२.५', value: '12.5', numeric: 12.5, flag: null },
  ])('$typed is shown as $value with flag $flag', ({ typed, value, numeric: number, flag }) => {
    expect(assessValue(typed, numeric, range)).toEqual({
      ok: true,
      raw: typed.trim(),
      value,
      numeric: number,
      flag,
      critical: flag === 'LL' || flag === 'HH',
    });
  });

  test.each(['haemolysed', '1,5', '+', '7.9.1', '--3'])('%s is refused', (typed) => {
    expect(assessValue(typed, numeric, range)).toMatchObject({
      ok: false,
      msg: 'Enter a number, such as 7.9 or <0.5',
    });
  });

  test.each([
    { typed: '0.9', msg: 'Not plausible below 1; enter <1 if it was measured' },
    { typed: '125', msg: 'Not plausible above 30; enter >30 if it was measured' },
  ])('$typed is refused as not plausible', ({ typed, msg }) => {
    expect(assessValue(typed, numeric, range)).toMatchObject({ ok: false, msg });
  });

  test('is plausible at its limits, and beyond them only as censored', () => {
    expect(assessValue('30', numeric, null)).toMatchObject({ ok: true, value: '30.0' });
    expect(assessValue('>30', numeric, null)).toMatchObject({ ok: true, value: '>30', numeric: null });
  });

  test('has no flag without a range', () => {
    expect(assessValue('3', numeric, null)).toMatchObject({ flag: null, critical: false });
  });

  test('of more than 25 characters is not held against its range (spec §5)', () => {
    const long = { ...numeric, decimals: 20 };
    expect(assessValue('25', long, range)).toMatchObject({ value: `25.${'0'.repeat(20)}`, flag: 'HH' });
    expect(assessValue('>25.00000000000000000000000', long, range)).toMatchObject({ flag: null });
  });
});

describe('words', () => {
  const choice: EnteredParameter = {
    ...numeric,
    kind: 'choice',
    choices: [
      { value: 'Non-reactive', abnormal: false },
      { value: 'Reactive', abnormal: true },
    ],
  };
  const words: EnteredParameter = { ...numeric, kind: 'text' };
  const expected = { ...range, text: 'Negative' };

  test('of a list take its spelling and its flag', () => {
    expect(assessValue('reactive', choice, null)).toMatchObject({
      raw: 'Reactive',
      value: 'Reactive',
      flag: 'A',
    });
    expect(assessValue('Non-reactive', choice, null)).toMatchObject({ flag: null });
  });

  test('that are critical are so, chosen or written', () => {
    const blasts = { value: 'Blasts seen', abnormal: true, isCritical: true };
    const critical = { flag: 'AA', critical: true };
    expect(assessValue('blasts seen', { ...choice, choices: [blasts] }, null)).toMatchObject(critical);
    expect(assessValue('Blasts seen, 20 %', { ...words, choices: [blasts] }, expected)).toMatchObject(
      critical,
    );
    const narrative = { ...words, kind: 'narrative', choices: [blasts] } as const;
    expect(assessValue('Anaemia.\nBlasts seen', narrative, null)).toMatchObject(critical);
    expect(assessValue('No blasts seen', narrative, null)).toMatchObject({ flag: null, critical: false });
  });

  test('not on the list are refused', () => {
    expect(assessValue('Positive', choice, null)).toMatchObject({
      ok: false,
      msg: 'Choose one of the listed values',
    });
  });

  test('are abnormal when others are expected', () => {
    expect(assessValue('negative', words, expected)).toMatchObject({ value: 'negative', flag: null });
    expect(assessValue('Trace', words, expected)).toMatchObject({ flag: 'A' });
  });

  test('that are too long are refused, a narrative is not', () => {
    const long = 'x'.repeat(LONGEST_WORDS + 1);
    expect(assessValue(long, words, null)).toMatchObject({ ok: false, msg: 'At most 250 characters' });
    expect(assessValue(long, { ...words, kind: 'narrative' }, expected)).toMatchObject({
      value: long,
      flag: null,
    });
  });
});

test.each([null, '', '   '])('%j clears a value of any kind', (typed) => {
  for (const kind of ['numeric', 'text', 'choice', 'narrative'] as const) {
    expect(assessValue(typed, { ...numeric, kind }, range)).toEqual({
      ok: true,
      raw: null,
      value: null,
      numeric: null,
      flag: null,
      critical: false,
    });
  }
});
