import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What of a vendor's invoice does not agree with its order. */
export const matchFaultTexts = defineTexts({
  'over-received': 'more came than was ordered',
  'over-invoiced': 'more billed than came',
  'rate-differs': 'rate differs',
  'tax-differs': 'GST differs',
}).translated({
  hi: async () => (await import('./match-fault-texts-hi.ts')).matchFaultTextsHi,
  mr: async () => (await import('./match-fault-texts-mr.ts')).matchFaultTextsMr,
});
