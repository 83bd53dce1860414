/** How a lab writes names (spec §3 "Name casing modes"). */
export const NAME_CASINGS = ['upper', 'lower', 'camel', 'sentence', 'none'] as const;

export type NameCasing = (typeof NAME_CASINGS)[number];

/** A letter that begins a word: after a space, a bracket, a period or a hyphen, or after an apostrophe as in O'Brien, but not the s of John's. */
const WORD_START = /(?:^|[\s([.\-–])\p{L}|(?<=\p{L}['’])\p{L}(?=\p{L})/gu;

const WRITERS: Record<NameCasing, (name: string) => string> = {
  upper: (name) => name.toUpperCase(),
  lower: (name) => name.toLowerCase(),
  camel: (name) => name.toLowerCase().replace(WORD_START, (start) => start.toUpperCase()),
  sentence: (name) => name.toLowerCase().replace(/\p{L}/u, (first) => first.toUpperCase()),
  none: (name) => name,
};

/** Writes a name in a casing; scripts without capitals stay as they are. */
export function caseName(name: string, casing: NameCasing): string {
  return WRITERS[casing](name);
}
