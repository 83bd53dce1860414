import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the series of lab IDs. */
export const labIdTexts = defineTexts({
  title: 'Lab IDs',
  next: 'The next bill gets {labId}',
  nextHelp: 'Lab IDs count from 1 each day, for all locations together, whatever letters begin them.',
  set: 'Go on with another lab ID',
  setHelp: 'What lies between is skipped for good and named below, so that no bill seems to be missing.',
  labId: 'Next lab ID',
  reason: 'Reason, kept in the list below and in the audit',
  reasonMissing: 'Give a reason of at least 3 characters',
  save: 'Set the next lab ID',
  done: 'The next bill gets {labId}',
  readOnly: 'Your role may look at lab IDs and not set them',
  skipped: 'Skipped lab IDs',
  none: 'No lab ID was skipped',
  noneHelp: 'Every lab ID belongs to a bill.',
  day: 'Day',
  first: 'From',
  last: 'To',
  why: 'Reason',
  by: 'By',
  at: 'When',
}).translated({
  hi: async () => (await import('./lab-id-texts-hi.ts')).labIdTextsHi,
  mr: async () => (await import('./lab-id-texts-mr.ts')).labIdTextsMr,
});
