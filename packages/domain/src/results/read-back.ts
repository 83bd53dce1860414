import { parseValue } from './parse-value.ts';
import { spokenNumbers } from './spoken-numbers.ts';

interface CalledValue {
  /** As displayed. */
  readonly value: string;
  /** As printed: counts in 10³/µL are said in thousands. */
  readonly unit: string;
}

const NOISE = 1e-9;
const LONGEST_SAID = 60;
const DENIALS = new Set(['no', 'not', 'negative', 'absent', 'nil', 'without']);

/** What one of the unit is when a count is said whole: 18 of 10³/µL is eighteen thousand. */
function wholeOf(unit: string): number {
  const [, power] = /10\^?([³⁶36])/u.exec(unit) ?? [];
  if (power === undefined) return 1;
  return power === '³' || power === '3' ? 1_000 : 1_000_000;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function saysNumber(said: readonly number[], wanted: number, unit: string): boolean {
  const whole = wanted * wholeOf(unit);
  return said.some((one) =>
    [wanted, whole].some((fits) => Math.abs(one - fits) <= NOISE * Math.max(1, Math.abs(fits))),
  );
}

function denies(words: ReadonlySet<string>): boolean {
  return [...words].some((word) => DENIALS.has(word));
}

/** At least half of the words of the result, and neither of them denies what the other says. */
function saysWords(value: string, readBack: string): boolean {
  const wanted = new Set(wordsOf(value));
  const said = new Set(wordsOf(readBack));
  if (denies(wanted) !== denies(said)) return false;
  return [...wanted].filter((word) => said.has(word)).length * 2 >= wanted.size;
}

/**
 * What somebody said back of a critical value that differs from it: the one number that was said, else the words, at most 60 characters;
 * null when it fits. Figures of any Indian script and English number words count, and counts in thousands said whole (facts 2.7).
 */
export function readBackDiffers({ value, unit }: CalledValue, readBack: string): string | null {
  const parsed = parseValue(value);
  const said = spokenNumbers(readBack);
  const wanted = parsed.kind === 'numeric' ? parsed.value : parsed.kind === 'censored' ? parsed.limit : null;
  const fits = wanted === null ? saysWords(value, readBack) : saysNumber(said, Math.abs(wanted), unit);
  if (fits) return null;
  const [only, ...others] = said;
  if (wanted !== null && only !== undefined && others.length === 0) return String(only);
  return readBack.trim().slice(0, LONGEST_SAID);
}
