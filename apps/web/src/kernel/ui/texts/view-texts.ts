import { defineTexts } from '../../text/define-texts.ts';

/** Words of the keys that lists and grids share. */
export const viewTexts = defineTexts({
  views: 'Saved views',
  savedView: 'saved view',
  lists: 'Lists',
  nextPrevious: 'next, previous',
  previous: 'previous',
  open: 'open',
  select: 'select',
  selectAll: 'all in filter',
  filter: 'filter',
  grids: 'Grids',
  move: 'move',
  rowEnds: 'first, last cell',
  gridEnds: 'first, last row',
  edit: 'edit',
  commit: 'keep, go down',
  commitUp: 'keep, go up',
  restore: 'restore',
  warningAnswer: 'Enter keeps it, Backspace changes it.',
  warningStrayed: 'What you typed since was not taken.',
}).translated({
  hi: async () => (await import('./view-texts-hi.ts')).viewTextsHi,
  mr: async () => (await import('./view-texts-mr.ts')).viewTextsMr,
});
