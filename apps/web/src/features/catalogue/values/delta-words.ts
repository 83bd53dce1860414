import type { DeltaChange } from '@nidan/contract/lab/results/worksheet';
import type { DeltaMode } from '@nidan/domain/enumerations/results';
import { type DeltaRule, deltaUnit, isPercent, isPerDay } from '@nidan/domain/results/delta';
import { formatValue, roundHalfAway } from '@nidan/domain/results/format-value';
import type { resultsTexts } from './texts/results-texts.ts';

type Translate = ReturnType<(typeof resultsTexts)['in']>;

/** A change without its sign: percentages without decimals from 10 on, differences with those of the parameter, rates with one more. */
function sizeText(
  { mode, change }: { readonly mode: DeltaMode; readonly change: number },
  decimals: number,
): string {
  const size = Math.abs(change);
  if (isPercent(mode)) return String(roundHalfAway(size, size < 10 ? 1 : 0));
  return formatValue(size, isPerDay(mode) ? decimals + 1 : decimals);
}

function amountText(t: Translate, mode: DeltaMode, amount: string): string {
  return isPerDay(mode) ? t('perDay', { amount }) : amount;
}

/** A change with its sign in the unit of its mode, '−16 %', '+6.1 % a day', '−12 mmol/L', or that it is another word. */
export function changeText(
  t: Translate,
  { mode, change }: Pick<DeltaChange, 'mode' | 'change'>,
  { unit, decimals }: { readonly unit: string; readonly decimals: number },
): string {
  if (change === null) return t('otherWord');
  const sign = change < 0 ? '−' : '+';
  const size = `${sign}${sizeText({ mode, change }, decimals)} ${deltaUnit(mode, unit)}`.trim();
  return amountText(t, mode, size);
}

/** What a rule allows in the unit of its mode: '20 %', '5 mmol/L', '2 mmol/L a day', or the same word alone. */
export function limitText(
  t: Translate,
  { mode, limit }: Pick<DeltaRule, 'mode' | 'limit'>,
  unit: string,
): string {
  return limit === null ? t('sameWord') : amountText(t, mode, `${limit} ${deltaUnit(mode, unit)}`.trim());
}
