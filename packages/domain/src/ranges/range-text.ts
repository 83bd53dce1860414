import { asciiDigits } from '../text/ascii-digits.ts';

export interface IntervalLimits {
  readonly low: number | null;
  readonly high: number | null;
}

/** A number of a range, grouped as results are; each part is bounded by its signs, so that a long text is read at once. */
const NUMBER = String.raw`(-?(?:(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d*)?|\.\d+))`;
const BETWEEN = new RegExp(String.raw`^${NUMBER}\s*(?:-|–|to)\s*${NUMBER}$`, 'iu');
const AT_MOST = new RegExp(String.raw`^(?:<=|≤|up\s*to)\s*${NUMBER}$`, 'iu');
const AT_LEAST = new RegExp(String.raw`^(?:>=|≥)\s*${NUMBER}$`, 'iu');

/**
 * Limits of a range that is written 'low-high' (spec §3), with negative numbers ('-5--1', '-5 to 5'), or 'up to 40', '≤40', '≥10'; limits
 * are inside. Digits of Indian scripts and grouping count as in results ('1,50,000-4,50,000'). Null for anything else: words, '<5' (whose
 * limit is outside) and a low limit above the high one.
 */
export function parseRangeText(text: string): IntervalLimits | null {
  const range = asciiDigits(text).replaceAll('−', '-').trim();
  const between = BETWEEN.exec(range);
  if (between) {
    const limits = { low: numberOf(between[1]), high: numberOf(between[2]) };
    return limits.low <= limits.high ? limits : null;
  }
  const atMost = AT_MOST.exec(range);
  if (atMost) return { low: null, high: numberOf(atMost[1]) };
  const atLeast = AT_LEAST.exec(range);
  return atLeast ? { low: numberOf(atLeast[1]), high: null } : null;
}

function numberOf(text = ''): number {
  return Number(text.replaceAll(',', ''));
}

/** Limits as text: '0.4-4', '-5--1', '≤40', '≥10'; empty without limits. */
export function rangeText({ low, high }: IntervalLimits): string {
  if (low !== null && high !== null) return `${low}-${high}`;
  if (high !== null) return `≤${high}`;
  return low === null ? '' : `≥${low}`;
}
