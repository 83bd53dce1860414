import { defineTexts } from '../text/define-texts.ts';

/** Words of saving a list as a file. */
export const exportTexts = defineTexts({
  export: 'Export',
  excel: 'As Excel',
  csv: 'As CSV',
}).translated({
  hi: async () => (await import('./export-texts-hi.ts')).exportTextsHi,
  mr: async () => (await import('./export-texts-mr.ts')).exportTextsMr,
});
