import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** Words of files that are results. */
export const attachmentTexts = defineTexts({
  attach: 'Attach file…',
  replace: 'Attach another…',
  drop: 'or drop it here, or paste a picture',
  none: 'No file attached',
  open: 'Save a copy',
  remove: 'Remove',
  removeOf: 'Remove the file of {name}',
  openOf: 'Save a copy of the file of {name}',
  notSaved: 'not saved yet',
  unnamed: 'Attached file',
  pages: { one: '{count} page', other: '{count} pages' },
  picture: 'Picture of {name}',
  tooLarge: '{name} is larger than {most} MB, the most that can be attached. Scan it with fewer pixels.',
  wrongEnding: '{name} cannot be attached. Choose a file whose name ends in one of: {endings}',
  one: 'One file only: attach the others to parameters of their own.',
}).translated({
  hi: async () => (await import('./attachment-texts-hi.ts')).attachmentTextsHi,
  mr: async () => (await import('./attachment-texts-mr.ts')).attachmentTextsMr,
});
