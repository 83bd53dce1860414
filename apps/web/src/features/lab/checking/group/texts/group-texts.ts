import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** A blood group that is not the person's last one. */
export const groupTexts = defineTexts({
  differs: '{parameter} {value} differs from {former} of {labNo}.',
  help: 'Check name and tube, and group a fresh tube. If it stays, whoever may authorise says why.',
  explain: 'Say why',
  title: 'A different blood group',
  finding: 'What was found',
  rechecked: 'A fresh tube was grouped and it stands',
  formerWrong: 'The earlier one was wrong',
  save: 'Keep reason',
  explained: 'Reason kept: {parameter} {value} can be entered and checked',
}).translated({
  hi: async () => (await import('./group-texts-hi.ts')).groupTextsHi,
  mr: async () => (await import('./group-texts-mr.ts')).groupTextsMr,
});
