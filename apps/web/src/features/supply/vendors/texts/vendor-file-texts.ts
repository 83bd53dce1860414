import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the files of a vendor. */
export const vendorFileTexts = defineTexts({
  files: 'Files',
  noFile: 'No file yet',
  fileKind: 'What it is',
  addFile: 'Add a file',
  removeFile: 'Remove',
  removeTitle: 'Remove {name}?',
  removeText: 'It leaves this list; the audit still shows it.',
  removed: 'File removed',
  kept: '{name} kept',
  tooLarge: '{name} is too large to be kept.',
  wrongEnding: '{name} is of a kind that is not kept.',
  more: 'More files',
  kind_msme: 'MSME certificate',
  kind_cheque: 'Cancelled cheque',
  kind_agreement: 'Agreement',
  kind_tax: 'GST or PAN certificate',
  kind_other: 'Other',
}).translated({
  hi: async () => (await import('./vendor-file-texts-hi.ts')).vendorFileTextsHi,
  mr: async () => (await import('./vendor-file-texts-mr.ts')).vendorFileTextsMr,
});
