import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the list of work whose money does not come. */
export const leakTexts = defineTexts({
  title: 'Leaks',
  sub: 'Work that was done and whose money does not come',
  sums: 'What leaks',
  total: 'In all',
  all: 'All',
  neverBilled: 'Done, taken off the bill',
  free: 'Free of charge',
  belowContract: 'Below the agreed rate',
  underCost: 'Below its cost',
  addedLater: 'Added later, not paid',
  lines: { one: '{count} test', other: '{count} tests' },
  listed: 'Tests that leak',
  labNo: 'Lab ID',
  test: 'Test',
  location: 'Centre',
  agency: 'Agency',
  kind: 'How',
  billed: 'Billed',
  price: 'Price ₹',
  discount: 'Disc. ₹',
  amount: 'Leaks ₹',
  patient: 'Patient pays',
  since: 'Billed',
  none: 'Nothing leaks',
  noneText: 'Everything that was done in these days is billed at its price, paid or due from the start.',
}).translated({
  hi: async () => (await import('./leak-texts-hi.ts')).leakTextsHi,
  mr: async () => (await import('./leak-texts-mr.ts')).leakTextsMr,
});
