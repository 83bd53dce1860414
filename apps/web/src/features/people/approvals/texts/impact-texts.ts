import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what follows from a request for approval. */
export const impactTexts = defineTexts({
  impact: 'Impact',
  nothingDue: 'Nothing is due on the bill any more',
  requester: {
    one: '{name}, this month: ₹{before} becomes ₹{after}, the first request',
    other: '{name}, this month: ₹{before} becomes ₹{after}, {count} requests',
  },
  patient: {
    one: '{count} was approved for this patient in 90 days, ₹{amount}',
    other: '{count} were approved for this patient in 90 days, ₹{amount}',
  },
}).translated({
  hi: async () => (await import('./impact-texts-hi.ts')).impactTextsHi,
  mr: async () => (await import('./impact-texts-mr.ts')).impactTextsMr,
});
