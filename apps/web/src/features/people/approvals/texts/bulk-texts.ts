import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of deciding several requests at once. */
export const bulkTexts = defineTexts({
  panel: 'The picked requests',
  title: { one: '{count} request', other: '{count} requests' },
  sum: '₹{amount} in all',
  help: 'The same answer is given to each, one after the other. One that is refused leaves the others as they are.',
  noteHint: 'Stands with each of them. Optional for approve, needed for reject',
  approve: 'Approve all',
  reject: 'Reject all',
  left: { one: '{count} is still to be decided', other: '{count} are still to be decided' },
  outcomes: 'What became of each',
  done: 'Decided',
  stayed: 'not decided',
  close: 'Back to one request',
}).translated({
  hi: async () => (await import('./bulk-texts-hi.ts')).bulkTextsHi,
  mr: async () => (await import('./bulk-texts-mr.ts')).bulkTextsMr,
});
