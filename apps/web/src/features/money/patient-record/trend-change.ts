import { DAY } from '@nidan/domain/time/durations';
import type { ParameterTrend } from '@nidan/contract/lab/patient-history/patient-trends-endpoint';

/** A month of the specification, in days (spec §9). */
const MONTH_DAYS = 30.44;

export interface TrendChange {
  /** Of the first value shown, rounded; null when that is zero or there is only one value. */
  readonly percent: number | null;
  readonly days: number;
  /** 0 for less than two months, which are said in days. */
  readonly months: number;
}

/** How far a parameter has moved from the first to the last of its values. */
export function trendChange({ points }: Pick<ParameterTrend, 'points'>): TrendChange {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2)
    return { percent: null, days: 0, months: 0 };
  const days = Math.round((Date.parse(last.at) - Date.parse(first.at)) / DAY);
  const months = Math.floor(days / MONTH_DAYS);
  const percent =
    first.numeric === 0 ? null : Math.round(((last.numeric - first.numeric) / Math.abs(first.numeric)) * 100);
  return { percent, days, months: months >= 2 ? months : 0 };
}

/** A change with its sign: '+17', '−4', '0'. */
export function signed(percent: number): string {
  return percent > 0 ? `+${percent}` : percent < 0 ? `−${-percent}` : '0';
}
