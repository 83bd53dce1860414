/** Taking back what was just done, in Marathi. */
export const undoTextsMr = {
  title: 'शेवटची कृती',
  undo: 'मागे घ्या',
  keyUndo: 'शेवटची कृती मागे घ्या',
  undone: 'मागे घेतले: {what}',
  reason: '10 सेकंदांत मागे घेतले',
};
