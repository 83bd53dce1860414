import { defineTexts } from '../text/define-texts.ts';

/** Words of saving a list as a file. */
export const exportTexts = defineTexts({
  export: 'Export',
  excel: 'As Excel',
  csv: 'As CSV',
  otherBank: 'Other bank',
}).translated({
  hi: async () => (await import('./export-texts-hi.ts')).exportTextsHi,
  mr: async () => (await import('./export-texts-mr.ts')).exportTextsMr,
});
