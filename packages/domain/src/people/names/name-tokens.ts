/** Shortest piece of a word that a "contains" search finds inside the word. */
export const SHORTEST_SUFFIX = 3;

/** No name gives more tokens: enough for a full name of ordinary words, and a bound for the index. */
export const MOST_NAME_TOKENS = 64;

const LATIN_ACCENT = /[\u0300-\u036f]/gu;
const MARK = /^\p{M}/u;

/** Words of a name or of a search text as they are compared: lower case, without Latin accents, split at everything that is no letter, mark or digit. */
export function nameWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(LATIN_ACCENT, '').normalize('NFKC').toLowerCase();
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * What a name is indexed under, so that a search for any part of a word is a search for a prefix of a token: every word, and every
 * ending of it of at least 3 letters that does not begin with a combining mark. Whole words come first; at most 64 tokens.
 */
export function nameTokens(name: string): string[] {
  const words = nameWords(name);
  const tokens = new Set([...words, ...words.flatMap(endingsOf)]);
  return [...tokens].slice(0, MOST_NAME_TOKENS);
}

function endingsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters
    .flatMap((letter, start) =>
      letters.length - start >= SHORTEST_SUFFIX && !MARK.test(letter) ? [start] : [],
    )
    .slice(0, MOST_NAME_TOKENS)
    .map((start) => letters.slice(start).join(''));
}
