import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** A new test made of another one. */
export const cloneTexts = defineTexts({
  clone: 'Clone',
  title: 'Clone {code}',
  help: 'A draft with everything of version {version}, and with what locations do otherwise. Rates and GST stay with the old test.',
  code: 'Short code of the new test',
  codeHint: 'A letter, then letters, digits and _, 20 at most',
  name: 'Name of the new test',
  nameMissing: 'Give it a name',
  mrp: 'MRP of the new test in rupees',
  mrpMissing: 'Enter whole rupees',
  make: 'Make the draft',
  cloned: '{code} {name} is a draft now; enable it when it is right',
}).translated({
  hi: async () => (await import('./clone-texts-hi.ts')).cloneTextsHi,
  mr: async () => (await import('./clone-texts-mr.ts')).cloneTextsMr,
});
