import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** The draft of the next version of a test. */
export const testDraftTexts = defineTexts({
  title: 'Test',
  draft: 'Draft {version}',
  savedAt: 'saved {at} by {by}',
  outdated:
    'The draft was written over version {before}; version {version} is in use now. Compare them, then save the draft again.',
  waits: 'A draft of version {version} is pending, saved {at} by {by}. What is saved here is in use at once.',
  save: 'Save draft',
  saved: 'Draft saved',
  nothingTyped: 'The draft is saved as it stands',
  compare: 'Compare with {version}',
  compareTitle: 'What version {next} changes in version {version}',
  publish: 'Publish {version}',
  published: '{name} is in use as version {version}',
  saveFirst: 'Save the draft first',
  noDraft: 'There is no draft to publish',
  saveAgain: 'Compare the versions, then save the draft again',
  discard: 'Discard the draft',
  discarded: 'Draft discarded',
  keySave: 'save draft',
  keyPublish: 'publish',
}).translated({
  hi: async () => (await import('./test-draft-texts-hi.ts')).testDraftTextsHi,
  mr: async () => (await import('./test-draft-texts-mr.ts')).testDraftTextsMr,
});
