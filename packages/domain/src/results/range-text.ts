export interface RangeLimits {
  readonly low: number | null;
  readonly high: number | null;
}

const NUMBER = '(-?(?:\\d+(?:\\.\\d*)?|\\.\\d+))';
const BETWEEN = new RegExp(`^${NUMBER}\\s*(?:-|–|to)\\s*${NUMBER}$`, 'iu');
const AT_MOST = new RegExp(`^(?:<=|≤|up\\s*to)\\s*${NUMBER}$`, 'iu');
const AT_LEAST = new RegExp(`^(?:>=|≥)\\s*${NUMBER}$`, 'iu');

/**
 * Limits of a range that is written 'low-high' (spec §3), with negative numbers ('-5--1', '-5 to 5'), or 'up to 40', '≤40', '≥10'; limits
 * are inside. Null for anything else: words, '<5' (whose limit is outside) and a low limit above the high one.
 */
export function parseRangeText(text: string): RangeLimits | null {
  const range = text.trim();
  const between = BETWEEN.exec(range);
  if (between) {
    const limits = { low: Number(between[1]), high: Number(between[2]) };
    return limits.low <= limits.high ? limits : null;
  }
  const atMost = AT_MOST.exec(range);
  if (atMost) return { low: null, high: Number(atMost[1]) };
  const atLeast = AT_LEAST.exec(range);
  return atLeast ? { low: Number(atLeast[1]), high: null } : null;
}

/** Limits as text: '0.4-4', '-5--1', '≤40', '≥10'; empty without limits. */
export function rangeText({ low, high }: RangeLimits): string {
  if (low !== null && high !== null) return `${low}-${high}`;
  if (high !== null) return `≤${high}`;
  return low === null ? '' : `≥${low}`;
}
