import type { DeltaMode } from '@nidan/domain/enumerations/results';
import { expect, test } from 'vitest';
import { resultsTexts } from './texts/results-texts.ts';
import { deltaRuleText } from './delta-rule-text.ts';
import { parameterEditTexts } from '../parameters/texts/parameter-edit-texts.ts';

const texts = { t: parameterEditTexts.in('en'), ofResults: resultsTexts.in('en') };

test.each<[DeltaMode, number, string]>([
  ['percent', 90, '20 %'],
  ['absolute', 30, '20 mmol/L in 30 d'],
  ['ratePerDay', 90, '20 mmol/L a day'],
  ['percentPerDay', 3, '20 % a day in 3 d'],
])('a rule of %s in %d days reads %s', (mode, lookBackDays, text) => {
  expect(deltaRuleText(texts, { mode, limit: 20, lookBackDays }, 'mmol/L')).toBe(text);
});
