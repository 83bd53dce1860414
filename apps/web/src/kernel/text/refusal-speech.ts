import type { RefusalWords, SaidFault } from '../api/refusal-words.ts';
import { refusalWords } from './refusal-texts.ts';

/** What is wrong with a field in the language of the screens; one without a code stays as it was said. */
function fieldWords({ code = '', msg, values = {} }: SaidFault): string {
  return refusalWords({ code, said: msg, details: values });
}

/** Says refusals, and what is wrong with a field, in the language of the screens. */
export const refusalSpeech: RefusalWords = { refusal: refusalWords, field: fieldWords };
