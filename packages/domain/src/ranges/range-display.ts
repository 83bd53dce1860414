import { formatValue } from '../results/format-value.ts';
import type { IntervalLimits } from './range-text.ts';

/** A reference interval as the screens show it: '12.0 to 15.0', '≤ 40', '≥ 60', its words, or '' without limits. */
export function displayRange(
  { low, high, text }: IntervalLimits & { readonly text: string | null },
  decimals: number,
): string {
  if (text !== null) return text;
  if (low !== null && high !== null) return `${formatValue(low, decimals)} to ${formatValue(high, decimals)}`;
  if (high !== null) return `≤ ${formatValue(high, decimals)}`;
  return low === null ? '' : `≥ ${formatValue(low, decimals)}`;
}
