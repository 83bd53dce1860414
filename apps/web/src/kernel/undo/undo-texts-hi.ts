/** Taking back what was just done, in Hindi. */
export const undoTextsHi = {
  title: 'पिछला काम',
  undo: 'वापस लें',
  keyUndo: 'पिछला काम वापस लें',
  undone: 'वापस लिया: {what}',
  reason: '10 सेकंड के भीतर वापस लिया',
};
