import { sideBeyond } from '../ranges/beyond-limits.ts';
import { criticalSide, type CriticalLimits } from './critical.ts';
import type { ParsedValue } from './parse-value.ts';

/** L low, H high, LL and HH critically so, A abnormal words. */
export const FLAGS = ['L', 'H', 'LL', 'HH', 'A'] as const;
export type Flag = (typeof FLAGS)[number];

/** Limits are inside the interval; null is no limit on that side. */
export interface Interval extends CriticalLimits {
  readonly low: number | null;
  readonly high: number | null;
}

/** A word that may be chosen as a result. */
export interface ResultChoice {
  readonly value: string;
  readonly abnormal: boolean;
}

/**
 * Flag of a measured value; null inside the interval and without one. A value on a limit is inside, a value on a critical limit is
 * critical.
 */
export function flagOfNumber(value: ParsedValue, interval: Interval | null): Flag | null {
  if (interval === null) return null;
  const critical = criticalSide(value, interval);
  if (critical !== null) return critical === 'low' ? 'LL' : 'HH';
  const side = sideBeyond(value, interval);
  return side === null ? null : side === 'low' ? 'L' : 'H';
}

/** Flag of a result in words: A when its choice is abnormal; null for a normal choice, an empty result and words nobody listed. */
export function flagOfChoice(text: string, choices: readonly ResultChoice[]): Flag | null {
  const chosen = choices.find(({ value }) => sameWords(value, text));
  return chosen?.abnormal === true ? 'A' : null;
}

/** Flag of a result in words against the words that are expected: A when they differ; null when nothing is expected or reported. */
export function flagOfWords(text: string, expected: string | null): Flag | null {
  if (expected === null || text.trim() === '') return null;
  return sameWords(text, expected) ? null : 'A';
}

/** True for the flags that demand a call. */
export function isCriticalFlag(flag: Flag | null): boolean {
  return flag === 'LL' || flag === 'HH';
}

function sameWords(a: string, b: string): boolean {
  return words(a) === words(b);
}

function words(text: string): string {
  return text.trim().replace(/\s+/gu, ' ').toLowerCase();
}
