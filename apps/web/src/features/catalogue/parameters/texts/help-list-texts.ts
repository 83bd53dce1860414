import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** The help list of a parameter. */
export const helpListTexts = defineTexts({
  title: 'Help list',
  hint: 'offered at result entry; Alt ↑ ↓ moves a word, its key stands for it',
  none: 'No word is offered yet.',
  word: 'Word {number}',
  key: 'Key',
  keyOf: 'Key of {name}',
  markOf: 'Counts as, {name}',
  normal: 'normal',
  abnormal: 'abnormal',
  critical: 'critical: call at once',
  usual: 'usual',
  offered: 'offered',
  move: 'Move {name}, place {place}',
  moveHint: 'Alt and an arrow moves it, a press one up',
  remove: 'Take out {name}',
  add: 'Add a word',
  full: '{most} words at most',
  save: 'Save help list',
  saved: 'Help list saved',
  nothing: 'Nothing is changed yet',
  emptyWord: 'A word is empty',
  faults: 'Mend what is marked',
}).translated({
  hi: async () => (await import('./help-list-texts-hi.ts')).helpListTextsHi,
  mr: async () => (await import('./help-list-texts-mr.ts')).helpListTextsMr,
});
