import type { RefusalWords } from '../api/refusal-words.ts';
import { fieldWords } from './field-texts.ts';
import { refusalWords } from './refusal-texts.ts';

/** Says refusals, and what is wrong with a field, in the language of the screens. */
export const refusalSpeech: RefusalWords = { refusal: refusalWords, field: fieldWords };
