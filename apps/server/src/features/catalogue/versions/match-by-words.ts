/** What a search looks at. */
export interface Searchable {
  readonly code: string;
  readonly name: string;
  /** Codes that count as much as its own. */
  readonly shortCodes?: readonly string[];
}

/** From how many letters on the inside of a name is searched, not only the start of the code. */
const LETTERS_OF_A_NAME = 3;

/** From the code itself down to the inside of a word. */
const SCORES = 5;
const NO_MATCH = -1;

interface Lowered {
  readonly codes: readonly string[];
  readonly name: string;
}

/** A catalogue is searched many times and never changed. */
const lowered = new WeakMap<Searchable, Lowered>();

function inLowerCase(thing: Searchable): Lowered {
  const known = lowered.get(thing);
  if (known !== undefined) return known;
  const made = {
    codes: [thing.code, ...(thing.shortCodes ?? [])].map((code) => code.toLowerCase()),
    name: thing.name.toLowerCase(),
  };
  lowered.set(thing, made);
  return made;
}

function scoreOf({ codes, name }: Lowered, sought: string): number {
  if (codes.includes(sought)) return 0;
  if (codes.some((code) => code.startsWith(sought))) return 1;
  if (sought.length < LETTERS_OF_A_NAME) return NO_MATCH;
  if (name.startsWith(sought)) return 2;
  const at = name.indexOf(sought);
  if (at < 0) return NO_MATCH;
  return /[\p{L}\p{N}]/u.test(name.charAt(at - 1)) ? 4 : 3;
}

/**
 * The things of which a code begins with the text or, from three letters on, whose name contains it; best match first, the given
 * order among equals. Everything when the text is blank.
 */
export function matchByWords<T extends Searchable>(things: Iterable<T>, text: string): T[] {
  const sought = text.trim().replace(/\s+/gu, ' ').toLowerCase();
  if (sought === '') return [...things];
  const byScore = Array.from({ length: SCORES }, (): T[] => []);
  for (const thing of things) byScore[scoreOf(inLowerCase(thing), sought)]?.push(thing);
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
    return isCode ? codes.some((code) => code.startsWith(sought)) : name.includes(sought);
  });
}
