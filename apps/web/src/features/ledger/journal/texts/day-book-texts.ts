import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the day book. */
export const dayBookTexts = defineTexts({
  title: 'Day book',
  register: 'Register',
  mode: 'By mode',
  location: 'By place',
  person: 'By person',
  day: 'By day',
  modeHead: 'Mode',
  placeHead: 'Place',
  personHead: 'Person',
  dayHead: 'Day',
  sums: '{receipts} receipts, in ₹{came}, out ₹{went}',
  listLabel: 'Money that came and went, newest first',
  sumsLabel: 'Money that came and went, summed',
  time: 'Time',
  kind: 'Posting',
  number: 'Number',
  labId: 'Lab ID',
  receipts: 'Receipts',
  came: 'In ₹',
  went: 'Out ₹',
  net: 'Net ₹',
  total: 'Total',
  empty: 'No money in these days',
  emptyText: 'Choose other days, or take a filter away.',
}).translated({
  hi: async () => (await import('./day-book-texts-hi.ts')).dayBookTextsHi,
  mr: async () => (await import('./day-book-texts-mr.ts')).dayBookTextsMr,
});
