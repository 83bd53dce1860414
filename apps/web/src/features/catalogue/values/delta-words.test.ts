import type { DeltaMode } from '@nidan/domain/enumerations/results';
import { expect, test } from 'vitest';
import { resultsTexts } from './texts/results-texts.ts';
import { changeText, limitText } from './delta-words.ts';

const t = resultsTexts.in('en');
const potassium = { unit: 'mmol/L', decimals: 1 };

test.each<[DeltaMode, number, string]>([
  ['percent', -15.96, '−16 %'],
  ['percent', 6.12, '+6.1 %'],
  ['percent', 21.4, '+21 %'],
  ['percentPerDay', -0.04, '−0 % a day'],
  ['absolute', -12, '−12.0 mmol/L'],
  ['absolute', 0.66, '+0.7 mmol/L'],
  ['ratePerDay', 0.25, '+0.25 mmol/L a day'],
])('a change in %s of %d reads %s', (mode, change, text) => {
  expect(changeText(t, { mode, change }, potassium)).toBe(text);
});

test('a change of what has no unit is a bare number', () => {
  expect(changeText(t, { mode: 'absolute', change: 2 }, { unit: '', decimals: 0 })).toBe('+2');
});

test('a limit alone says nothing of days', () => {
  expect(limitText(t, { mode: 'absolute', limit: 0.5 }, 'mmol/L')).toBe('0.5 mmol/L');
});
