import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** Which rule gave a price. */
export const priceTexts = defineTexts({
  agency_test: 'Own rate of the agency for this test',
  agency_list: 'Rate list of the agency',
  centre_list: 'Rate list of the centre',
  lab_rate: 'Rate of the lab',
  package: 'Price of the package',
  mrp: 'MRP',
  markOwn: 'own',
  markList: 'list',
  markCentre: 'centre',
}).translated({
  hi: async () => (await import('./price-texts-hi.ts')).priceTextsHi,
  mr: async () => (await import('./price-texts-mr.ts')).priceTextsMr,
});
