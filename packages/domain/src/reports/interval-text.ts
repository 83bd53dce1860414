import type { SnapshotBand, SnapshotResult } from './report-snapshot.ts';

type Limits = Pick<SnapshotBand, 'low' | 'high'>;

/** Limits as the report prints them, with the decimals of the parameter or as many as they have: '12.0 – 15.0', 'up to 40', '≥ 60'; null without limits. */
export function limitsText({ low, high }: Limits, decimals: number): string | null {
  if (low !== null && high !== null) return `${limit(low, decimals)} – ${limit(high, decimals)}`;
  if (high !== null) return `up to ${limit(high, decimals)}`;
  return low === null ? null : `≥ ${limit(low, decimals)}`;
}

/** A decision band: '≤ 99', '100 – 125', '≥ 126'. */
export function bandText({ low, high }: Limits, decimals: number): string {
  if (low === null && high !== null) return `≤ ${limit(high, decimals)}`;
  return limitsText({ low, high }, decimals) ?? '';
}

/** What stands in the interval column, on one line; null when nothing was stored with the result. */
export function intervalText(
  result: Pick<SnapshotResult, 'low' | 'high' | 'rangeText' | 'decimals'>,
): string | null {
  return limitsText(result, result.decimals) ?? result.rangeText;
}

function limit(value: number, decimals: number): string {
  const own = String(value).split('.')[1]?.length ?? 0;
  return value.toFixed(Math.min(Math.max(decimals, own), 20));
}
