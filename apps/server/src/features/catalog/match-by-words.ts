/** What a search looks at. */
export interface Searchable {
  readonly code: string;
  readonly name: string;
}

/** From how many letters on the inside of a name is searched, not only the start of the code. */
const LETTERS_OF_A_NAME = 3;

const NO_MATCH = -1;

function scoreOf({ code, name }: Searchable, sought: string): number {
  const short = code.toLowerCase();
  if (short === sought) return 0;
  if (short.startsWith(sought)) return 1;
  if (sought.length < LETTERS_OF_A_NAME) return NO_MATCH;
  const words = name.toLowerCase();
  if (words.startsWith(sought)) return 2;
  const at = words.indexOf(sought);
  if (at < 0) return NO_MATCH;
  return /[\p{L}\p{N}]/u.test(words.charAt(at - 1)) ? 4 : 3;
}

/**
 * The things whose code begins with the text or, from three letters on, whose name contains it; best match first, the given
 * order among equals. Everything when the text is blank.
 */
export function matchByWords<T extends Searchable>(things: Iterable<T>, text: string): T[] {
  const sought = text.trim().replace(/\s+/gu, ' ').toLowerCase();
  if (sought === '') return [...things];
  return [...things]
    .map((thing) => ({ thing, score: scoreOf(thing, sought) }))
    .filter(({ score }) => score !== NO_MATCH)
    .toSorted((a, b) => a.score - b.score)
    .map(({ thing }) => thing);
}
