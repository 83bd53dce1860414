import { defineTexts } from '../text/define-texts.ts';

/** Words of taking back what was just done. */
export const undoTexts = defineTexts({
  title: ['Last action', 'पिछला काम', 'शेवटची कृती'],
  undo: ['Undo', 'वापस लें', 'मागे घ्या'],
  keyUndo: ['undo the last action', 'पिछला काम वापस लें', 'शेवटची कृती मागे घ्या'],
  undone: ['Undone: {what}', 'वापस लिया: {what}', 'मागे घेतले: {what}'],
  reason: ['Undone within 10 seconds', '10 सेकंड के भीतर वापस लिया', '10 सेकंदांत मागे घेतले'],
});
