import { defineTexts } from '../../../../kernel/text/define-texts.ts';

export const printAgainTexts = defineTexts({
  title: 'Print the label again?',
  text: 'Two tubes with one label are the worst mix-up of a lab: the reason is kept with your name.',
  print: 'Print again',
}).translated({
  hi: async () => (await import('./print-again-texts-hi.ts')).printAgainTextsHi,
  mr: async () => (await import('./print-again-texts-mr.ts')).printAgainTextsMr,
});
