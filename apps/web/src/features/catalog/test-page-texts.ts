import { defineTexts } from '../../kernel/text/define-texts.ts';

/** The page of one test. */
export const testPageTexts = defineTexts({
  list: 'Catalogue',
  split: 'Width of the pane',
  beside: 'Try it and check it',
  none: 'none',
  unit: 'Unit',
  formula: 'From',
  decimals: 'Dec.',
  range: 'Adult range',
  others: '+{count}',
  critical: 'Critical',
  above: 'above {limit}',
  below: 'below {limit}',
  delta: 'Delta',
  prices: 'Prices, ₹',
  rates: 'Rates',
  mrp: 'MRP',
  since: 'since {day}',
  free: 'free',
  cost: 'Cost to the lab',
  before: 'Before the next version',
  proved: 'Every sex and age has exactly one range',
  unproved: 'Ranges with gaps or overlaps: {codes}',
  haveRanges: 'Every number has a range',
  noRanges: 'Numbers without a range: {codes}',
  mapped: 'Every measured parameter is mapped to a machine',
  unmapped: 'Mapped to no machine: {codes}',
}).translated({
  hi: async () => (await import('./test-page-texts-hi.ts')).testPageTextsHi,
  mr: async () => (await import('./test-page-texts-mr.ts')).testPageTextsMr,
});
