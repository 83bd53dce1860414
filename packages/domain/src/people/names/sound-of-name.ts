/**
 * Spellings of one sound in Indian names as they are written with Latin letters, applied in this order: aspirates that are heard
 * alike, long vowels, and letters that stand for each other (Vaidya and Waidya, Shalinee and Shalini, Lakshmi and Laxmi).
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ksh|x/gu, 'ks'],
  [/chh/gu, 'ch'],
  [/dny|gn|jn/gu, 'gy'],
  [/ph/gu, 'f'],
  [/([bdgjkt])h/gu, '$1'],
  [/sh/gu, 's'],
  [/w/gu, 'v'],
  [/z/gu, 'j'],
  [/q|ck/gu, 'k'],
  [/c(?!h)/gu, 'k'],
  [/ee|ii|ea/gu, 'i'],
  [/oo|uu/gu, 'u'],
  [/aa/gu, 'a'],
  [/ai|ei/gu, 'e'],
  [/au|ou/gu, 'o'],
  [/y(?![aeiou])/gu, 'i'],
  [/([aeiou])h(?![aeiou])/gu, '$1'],
  [/(.)\1+/gu, '$1'],
  [/(?<=..)[aeh]$/u, ''],
];

/**
 * How a word of a name sounds: words that people spell in several ways answer the same text. A word that has no Latin letters
 * stays as it is. `word` is one of `nameWords`.
 */
export function soundOfName(word: string): string {
  return SPELLINGS.reduce((sound, [spelling, letters]) => sound.replace(spelling, letters), word);
}
