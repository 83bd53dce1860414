import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of a level that is given to somebody else. */
export const reassignTexts = defineTexts({
  reassign: 'Re-assign a level',
  title: 'Re-assign a level',
  text: 'The levels are asked from the first one on; approvals that were given are void.',
  level: 'Level',
  assignment: 'Assigned to',
  assignee: 'Person or role',
  reason: 'Reason',
  reasonShort: 'Please give a reason of at least 3 characters',
  save: 'Re-assign',
  done: 'The level was re-assigned',
}).translated({
  hi: async () => (await import('./reassign-texts-hi.ts')).reassignTextsHi,
  mr: async () => (await import('./reassign-texts-mr.ts')).reassignTextsMr,
});
