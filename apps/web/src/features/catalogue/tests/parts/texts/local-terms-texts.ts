import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** What locations do otherwise with a test. */
export const localTermsTexts = defineTexts({
  atLocation: 'At a location',
  termsHint: 'in place of what the test says, for bills from now on',
  asEverywhere: 'Every location does as the test says.',
  location: 'Location',
  offered: 'Offered',
  hours: 'Hours',
  method: 'Method',
  machine: 'Machine',
  remove: 'Remove',
  offeredAt: 'Offered at {name}',
  hoursAt: 'Turn-around time in hours at {name}',
  methodAt: 'Method at {name}',
  machineAt: 'Machine at {name}',
  removeAt: 'Remove {name}',
  outOfUse: '{name} (out of use)',
  anyMachine: 'Any',
  addLocation: 'Add location',
  hoursUnread: 'Hours are a number above 0, up to 9,999',
  saveTerms: 'Save for locations',
  termsSaved: 'Saved for locations',
}).translated({
  hi: async () => (await import('./local-terms-texts-hi.ts')).localTermsTextsHi,
  mr: async () => (await import('./local-terms-texts-mr.ts')).localTermsTextsMr,
});
