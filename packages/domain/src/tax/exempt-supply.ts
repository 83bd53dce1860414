import { PAPER_WORDS_EN } from '../documents/words/paper-words-en.ts';

/** Why a bill of supply and its notes carry no tax (domain facts 2.3). */
export const EXEMPT_SUPPLY = PAPER_WORDS_EN.bill.exempt;
