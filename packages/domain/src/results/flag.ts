import { sideBeyond } from '../ranges/beyond-limits.ts';
import { criticalSide, type CriticalLimits } from './critical.ts';
import type { ParsedValue } from './parse-value.ts';

/** L low, H high, LL and HH critically so, A abnormal words, AA critical ones. */
export const FLAGS = ['L', 'H', 'LL', 'HH', 'A', 'AA'] as const;
export type Flag = (typeof FLAGS)[number];

/** The flags that demand a call. */
export const CRITICAL_FLAGS = ['LL', 'HH', 'AA'] as const satisfies readonly Flag[];

/** Limits are inside the interval; null is no limit on that side. */
export interface Interval extends CriticalLimits {
  readonly low: number | null;
  readonly high: number | null;
}

/** A word that may be chosen as a result. */
export interface ResultChoice {
  readonly value: string;
  readonly abnormal: boolean;
  /** Somebody is called at once, as for a number beyond a critical limit; such a word is abnormal as well. */
  readonly isCritical?: boolean;
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

/** Flag of a result in words: A when its choice is abnormal, AA when it is critical; null for a normal choice, an empty result and words nobody listed. */
export function flagOfChoice(text: string, choices: readonly ResultChoice[]): Flag | null {
  return flagOfMark(choices.find(({ value }) => sameWords(value, text)));
}

/** Where one finding of a free text ends and the next begins. */
const BETWEEN_FINDINGS = /[.,;:\n\r]+|\s(?:and|with)\s/iu;

/**
 * Flag of a text that says findings one after the other, by the marked words of the help list that one of them begins with:
 * 'Blasts seen, 20 %' has the finding 'Blasts seen', 'No blasts seen' has not. The worst of them; null when none is marked.
 */
export function flagOfFindings(text: string, choices: readonly ResultChoice[]): Flag | null {
  const marked = choices.filter(({ abnormal }) => abnormal);
  if (marked.length === 0) return null;
  const said = [text, ...text.split(BETWEEN_FINDINGS)].map(words);
  const found = marked.filter(({ value }) => said.some((finding) => beginsWith(finding, words(value))));
  return flagOfMark(found.find(({ isCritical = false }) => isCritical) ?? found[0]);
}

/** Flag of a result in words against the words that are expected: A when they differ; null when nothing is expected or reported. */
export function flagOfWords(text: string, expected: string | null): Flag | null {
  if (expected === null || text.trim() === '') return null;
  return sameWords(text, expected) ? null : 'A';
}

/** True for the flags that demand a call. */
export function isCriticalFlag(flag: Flag | null): boolean {
  return CRITICAL_FLAGS.some((critical) => critical === flag);
}

function flagOfMark(choice: ResultChoice | undefined): Flag | null {
  if (choice?.isCritical === true) return 'AA';
  return choice?.abnormal === true ? 'A' : null;
}

function beginsWith(finding: string, word: string): boolean {
  return finding.startsWith(word) && !/^[\p{L}\p{N}]/u.test(finding.slice(word.length));
}

function sameWords(a: string, b: string): boolean {
  return words(a) === words(b);
}

function words(text: string): string {
  return text.trim().replace(/\s+/gu, ' ').toLowerCase();
}
