import { RE2JS } from 're2js';

/** Of a text so many characters are searched. */
const MOST_SEARCHED = 200;
const LONGEST_PATTERN = 100;
/** Sum of the counts in `{n}` and `{n,m}`: each is that many states of the matcher. */
const MOST_REPEATS = 100;
const COUNT = /\{(?<least>\d+)(?:,(?<most>\d*))?\}/gu;
const ESCAPED = /\\./gu;
/** Compiled patterns of a process; the drivers in use have some dozen. */
const MOST_KEPT = 500;

const compiled = new Map<string, RE2JS | null>();

function compile(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    return null;
  }
}

function compiledOf(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  if (compiled.size >= MOST_KEPT) compiled.clear();
  const made = compile(pattern);
  compiled.set(pattern, made);
  return made;
}

function repeatsIn(plain: string): number {
  const counts = [...plain.matchAll(COUNT)].map(({ groups }) =>
    Math.max(Number(groups?.least ?? 0), Number(groups?.most ?? 0)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Why a pattern of a driver may not be used; null: it may. Patterns have the syntax of RE2 (github.com/google/re2/wiki/Syntax) without
 * groups, and are matched in time that grows with the length of the text alone.
 */
export function patternFault(pattern: string): 'long' | 'group' | 'repeats' | 'wrong' | null {
  if (pattern.length > LONGEST_PATTERN) return 'long';
  const plain = pattern.replaceAll(ESCAPED, '');
  if (/[()]/u.test(plain)) return 'group';
  if (repeatsIn(plain) > MOST_REPEATS) return 'repeats';
  return compiledOf(pattern) === null ? 'wrong' : null;
}

/** Patterns searched more characters than the reading of one message may. */
export class TooMuchSearched extends Error {}

/** Characters that the patterns of a driver may search in one message: about two seconds in the worst case. */
const MOST_SEARCHED_OF_MESSAGE = 5_000_000;

/** Matches the patterns of a driver against the texts of one message, in bounded time. */
export class PatternSearch {
  #left: number;

  constructor(most = MOST_SEARCHED_OF_MESSAGE) {
    this.#left = most;
  }

  /** Whether a text matches; a pattern that may not be used matches nothing. Throws TooMuchSearched at the bound. */
  matches(pattern: string, text: string): boolean {
    const searched = text.slice(0, MOST_SEARCHED);
    return this.#usable(pattern, searched)?.test(searched) ?? false;
  }

  /** A text without what matches; a text that is longer than what is searched stays. Throws TooMuchSearched at the bound. */
  without(pattern: string, text: string): string {
    if (text.length > MOST_SEARCHED) return text;
    return this.#usable(pattern, text)?.matcher(text).replaceAll('') ?? text;
  }

  #usable(pattern: string, text: string): RE2JS | null {
    this.#left -= text.length;
    if (this.#left < 0) throw new TooMuchSearched();
    return patternFault(pattern) === null ? compiledOf(pattern) : null;
  }
}
