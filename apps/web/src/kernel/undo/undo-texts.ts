import { defineTexts } from '../text/define-texts.ts';

/** Words of taking back what was just done. */
export const undoTexts = defineTexts({
  title: 'Last action',
  undo: 'Undo',
  keyUndo: 'undo the last action',
  undone: 'Undone: {what}',
  reason: 'Undone within 10 seconds',
}).translated({
  hi: async () => (await import('./undo-texts-hi.ts')).undoTextsHi,
  mr: async () => (await import('./undo-texts-mr.ts')).undoTextsMr,
});
