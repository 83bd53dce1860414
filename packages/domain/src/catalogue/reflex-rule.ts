import type { Fault } from '../text/fault.ts';
import { testsFault } from '../faults/tests-faults.ts';
import type { Flag } from '../results/flag.ts';
import { parseValue } from '../results/parse-value.ts';

/** Whether a rule only proposes its test to the technician or adds it by itself once the test that it belongs to is complete. */
export const REFLEX_MODES = ['suggest', 'add'] as const;
export type ReflexMode = (typeof REFLEX_MODES)[number];

/** What may become of a test that a value called for. */
export const REFLEX_DECISIONS = ['added', 'declined'] as const;
export type ReflexDecision = (typeof REFLEX_DECISIONS)[number];

/** When a value calls for another test: by one of three, the others are empty. */
export interface ReflexCondition {
  readonly flags: readonly Flag[];
  /** The limits are inside; null is no limit on that side. */
  readonly low: number | null;
  readonly high: number | null;
  /** Results in words, whichever their case. */
  readonly words: readonly string[];
}

/** What must hold of another value of the same test, too; `parameter` is its code, wherever the rule stands. */
export interface AlsoCondition extends ReflexCondition {
  readonly parameter: string;
}

/** Conditions beside the first at most. */
export const MOST_ALSO = 4;

/** One rule of a test: a value of `parameter` calls for the test `calls`. References are ids, or codes where the file and the rules are. */
export interface ReflexRule extends ReflexCondition {
  readonly parameter: string;
  readonly calls: string;
  /** What must hold beside, all of it; absent is nothing. */
  readonly also?: readonly AlsoCondition[];
  readonly mode: ReflexMode;
  /** The added test costs nothing; else it has the price that the bill would have for it. */
  readonly isFree: boolean;
}

/** A value as it stands. */
export interface ReflexValue {
  readonly flag: Flag | '' | null;
  /** As displayed; null when there is none. */
  readonly value: string | null;
}

/** What is wrong with a condition, in words that go on after the test; null when it can be used. */
export function conditionFault({ flags, low, high, words }: ReflexCondition): Fault | null {
  const kinds = [flags.length > 0, low !== null || high !== null, words.length > 0];
  if (kinds.filter(Boolean).length !== 1) return testsFault('reflex-one-condition');
  if (low !== null && high !== null && low > high) return testsFault('reflex-empty-interval');
  return null;
}

/** True when a value calls for the test of a rule; a censored number does when every number that it stands for would. */
export function reflexFires({ flags, low, high, words }: ReflexCondition, result: ReflexValue): boolean {
  if (result.value === null) return false;
  if (flags.length > 0) return flags.some((flag) => flag === result.flag);
  if (low !== null || high !== null) return isInside(result.value, low, high);
  const said = plain(result.value);
  return words.some((word) => plain(word) === said);
}

/** True when everything holds that a rule asks for beside its first condition; `resultOf` gives a value of the test by the code of its parameter. */
export function alsoHolds(
  also: readonly AlsoCondition[] | undefined,
  resultOf: (parameter: string) => ReflexValue,
): boolean {
  return (also ?? []).every((condition) => reflexFires(condition, resultOf(condition.parameter)));
}

function isInside(text: string, low: number | null, high: number | null): boolean {
  const parsed = parseValue(text);
  if (parsed.kind === 'numeric')
    return (low === null || parsed.value >= low) && (high === null || parsed.value <= high);
  if (parsed.kind !== 'censored') return false;
  const isUp = parsed.comparator.startsWith('>');
  return isUp ? high === null && parsed.limit >= (low ?? 0) : low === null && parsed.limit <= (high ?? 0);
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
