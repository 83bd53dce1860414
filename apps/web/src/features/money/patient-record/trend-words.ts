import type { ParameterTrend } from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import type { patientTexts } from './texts/patient-texts.ts';
import { signed, trendChange } from './trend-change.ts';

type T = Translate<(typeof patientTexts)['english']>;

/** The interval of a parameter in words. */
export function intervalWords({ low, high, rangeText }: ParameterTrend, t: T): string {
  if (low !== null && high !== null) return t('between', { low: String(low), high: String(high) });
  if (high !== null) return t('under', { high: String(high) });
  return low === null ? (rangeText ?? '') : t('over', { low: String(low) });
}

/** How far a parameter has moved, and in what time. */
export function changeWords(trend: ParameterTrend, t: T): string {
  const { percent, days, months } = trendChange(trend);
  if (percent === null) return trend.points.length < 2 ? t('oneValue') : '';
  return months > 0
    ? t('inMonths', { percent: signed(percent), count: months })
    : t('inDays', { percent: signed(percent), count: days });
}
