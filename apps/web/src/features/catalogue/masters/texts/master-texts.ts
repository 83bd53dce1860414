import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Names of the masters and words of their page. */
export const masterTexts = defineTexts({
  tests: 'Tests',
  parameters: 'Parameters',
  ranges: 'Reference ranges',
  departments: 'Departments',
  agencies: 'Agencies',
  doctors: 'Doctors',
  locations: 'Locations',
  rates: 'Rates',
  employees: 'Employees',
  specimen: 'Specimens',
  organismFamily: 'Organism families',
  organism: 'Organisms',
  mgroups: 'Medicine groups',
  medicines: 'Medicines',
  'culture-cc-helplist': 'Culture comments',
  'html-text': 'Report texts',
  territories: 'Territories',
  machines: 'Machines',
  'id-mapping': 'Codes of other systems',
  sampletypes: 'Sample types',
  interfacing: 'Codes of machines',
  'result-comments': 'Sentences for results',
  title: 'Masters',
  master: 'Which master',
  newRecord: 'New record',
  none: 'Add the first with the button above, or bring a file.',
}).translated({
  hi: async () => (await import('./master-texts-hi.ts')).masterTextsHi,
  mr: async () => (await import('./master-texts-mr.ts')).masterTextsMr,
});
