import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** Sentences that values propose for the report. */
export const commentTexts = defineTexts({
  proposed: '{parameter} {value}, for the report?',
  language: 'Language of the sentence for {parameter}',
  en: 'English',
  hi: 'Hindi',
  mr: 'Marathi',
  accept: 'Add',
  dismiss: 'Leave out',
}).translated({
  hi: async () => (await import('./comment-texts-hi.ts')).commentTextsHi,
  mr: async () => (await import('./comment-texts-mr.ts')).commentTextsMr,
});
