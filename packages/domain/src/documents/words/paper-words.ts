import type { Language } from '../../enumerations/bills.ts';
import { PAPER_WORDS_EN, type PaperWords } from './paper-words-en.ts';
import { PAPER_WORDS_HI } from './paper-words-hi.ts';
import { PAPER_WORDS_MR } from './paper-words-mr.ts';

const ALL: Readonly<Record<Language, PaperWords>> = {
  en: PAPER_WORDS_EN,
  hi: PAPER_WORDS_HI,
  mr: PAPER_WORDS_MR,
};

/** Fixed words of the papers in a language. */
export function paperWords(language: Language): PaperWords {
  return ALL[language];
}

/** A text with values in its places `{0}`, `{1}`; a value is never looked at for places itself. */
export function filled(text: string, ...values: readonly (string | number)[]): string {
  return text.replaceAll(/\{(\d)\}/gu, (place, index: string) => String(values[Number(index)] ?? place));
}
