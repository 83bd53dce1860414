import type { RefusalWords } from '../api/refusal-words.ts';
import { fieldWords } from './field-texts.ts';
import { refusalTexts, refusalWords } from './refusal-texts.ts';
import { wordsOf } from './words-of.ts';

const saidRefusal = wordsOf(refusalTexts);

/** What is wrong with a field: a cell of a file is told what a command that takes one thing would refuse. */
function wordsOfField(said: string): string {
  const words = fieldWords(said);
  return words === said ? saidRefusal(said) : words;
}

/** Says refusals, and what is wrong with a field, in the language of the screens. */
export const refusalSpeech: RefusalWords = { refusal: refusalWords, field: wordsOfField };
