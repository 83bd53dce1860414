import { namedAs } from '@nidan/domain/search/trade-words';

/** What a search looks at. */
export interface Searchable {
  readonly code: string;
  readonly name: string;
  /** Codes that count as much as its own. */
  readonly shortCodes?: readonly string[];
}

/** From how many letters on the inside of a name is searched, not only the start of the code. */
const LETTERS_OF_A_NAME = 3;

/** From the code itself down to the inside of a word and to words in another order. */
const SCORES = 6;
const NO_MATCH = -1;

interface Lowered {
  readonly codes: readonly string[];
  readonly name: string;
  /** The words of code and name, and the whole name without what is between them. */
  readonly words: readonly string[];
}

/** Said of every test, so that nothing is told apart by it. */
const SAID_OF_ALL: ReadonlySet<string> = new Set([
  'test',
  'tests',
  'level',
  'levels',
  'for',
  'of',
  'and',
  'the',
  'in',
]);

/** A text as it is compared: lower case, and British and American spelling alike (haemoglobin, hemoglobin; leucocyte, leukocyte). */
function spelled(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ae|oe/gu, 'e')
    .replace(/leuc/gu, 'leuk')
    .replace(/our\b/gu, 'or')
    .replace(/ph(?=ur)/gu, 'f');
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** A catalogue is searched many times and never changed. */
const lowered = new WeakMap<Searchable, Lowered>();

function inLowerCase(thing: Searchable): Lowered {
  const known = lowered.get(thing);
  if (known !== undefined) return known;
  const codes = [thing.code, ...(thing.shortCodes ?? [])].map((code) => code.toLowerCase());
  const name = spelled(thing.name);
  const inName = wordsOf(name);
  const made = { codes, name, words: [...inName, ...codes.flatMap(wordsOf), inName.join('')] };
  lowered.set(thing, made);
  return made;
}

/** Whether every word of a text begins a word of the thing, in any order, or the text without its gaps is inside of the name. */
function hasAllWords({ words }: Lowered, sought: string): boolean {
  const told = wordsOf(sought).filter((word) => !SAID_OF_ALL.has(word));
  const joined = told.join('');
  if (joined.length < LETTERS_OF_A_NAME) return false;
  return (
    told.every((word) => words.some((one) => one.startsWith(word))) ||
    words.some((one) => one.includes(joined))
  );
}

function scoreOf(thing: Lowered, typed: string): number {
  const { codes, name } = thing;
  if (codes.includes(typed)) return 0;
  if (codes.some((code) => code.startsWith(typed))) return 1;
  if (typed.length < LETTERS_OF_A_NAME) return NO_MATCH;
  const sought = spelled(typed);
  if (name.startsWith(sought)) return 2;
  const at = name.indexOf(sought);
  if (at < 0) return hasAllWords(thing, sought) ? 5 : NO_MATCH;
  return /[\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 4 : 3;
}

/**
 * The things of which a code begins with the text or, from three letters on, whose name contains it or its words in any order, in British
 * or American spelling, with or without hyphens, or in the words of the trade (OGTT, blood sugar); best match first, the given order among equals. Everything when the text is blank.
 */
export function matchByWords<T extends Searchable>(things: Iterable<T>, text: string): T[] {
  const sought = text.trim().replace(/\s+/gu, ' ').toLowerCase();
  if (sought === '') return [...things];
  const named = namedAs(spelled(sought));
  const byScore = Array.from({ length: SCORES + 1 }, (): T[] => []);
  for (const thing of things) {
    const words = inLowerCase(thing);
    const score = scoreOf(words, sought);
    const isNamed = score === NO_MATCH && named !== null && scoreOf(words, named) !== NO_MATCH;
    byScore[isNamed ? SCORES : score]?.push(thing);
  }
  return byScore.flat();
}

interface ByField {
  readonly q?: string;
  readonly by?: 'test_name' | 'test_code' | 'parameter_name' | 'parameter_code';
}

/** As `matchByWords`, in the names or in the codes alone when a field is named; a name is then searched from one letter on. */
export function matchByField<T extends Searchable>(things: Iterable<T>, { q = '', by }: ByField): T[] {
  if (by === undefined) return matchByWords(things, q);
  const sought = q.trim().replace(/\s+/gu, ' ').toLowerCase();
  const isCode = by === 'test_code' || by === 'parameter_code';
  return [...things].filter((thing) => {
    const { codes, name } = inLowerCase(thing);
    return isCode ? codes.some((code) => code.startsWith(sought)) : name.includes(spelled(sought));
  });
}
