import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the files of a person. */
export const patientFileTexts = defineTexts({
  files: 'Files',
  consents: 'Consents',
  list: 'Files of this person',
  add: 'Add a file',
  name: 'File',
  size: 'Size',
  kilobytes: '{size} KB',
  at: 'Added',
  by: 'By',
  steps: 'What can be done',
  save: 'Save',
  remove: 'Remove',
  removeTitle: 'Remove {name}?',
  removeText: 'It is removed from this list. The audit still shows it.',
  removed: 'The file is removed',
  kept: '{name} is kept',
  none: 'No file is kept of this person',
  noneText: 'A prescription or a report of another laboratory can be added here.',
  tooLarge: '{name} is too large to be kept.',
  wrongEnding: '{name} is of a kind that is not kept.',
}).translated({
  hi: async () => (await import('./patient-file-texts-hi.ts')).patientFileTextsHi,
  mr: async () => (await import('./patient-file-texts-mr.ts')).patientFileTextsMr,
});
