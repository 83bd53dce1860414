import { PAPER_WORDS_EN } from './words/paper-words-en.ts';

/** What bills and reports say until a lab has approved its reference intervals. */
export const INTERVALS_NOT_APPROVED = PAPER_WORDS_EN.report.intervalsNotApproved;

/** Words of a paper with the note in place: after them, or alone where there are none. */
export function withIntervalsNote(words: string | null, note: string = INTERVALS_NOT_APPROVED): string {
  return words === null || words === '' ? note : `${words} ${note}`;
}
