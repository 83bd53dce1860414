import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Machines and GST of a test. */
export const testExtraTexts = defineTexts({
  machines: 'Machines',
  mapCodes: 'Map codes',
  fromNoMachine: 'From no machine: {codes}',
  gst: 'GST',
  gstHint: 'in the price; a bill keeps what held on its day',
  gstExempt: 'GST exempt',
  gstOf: 'GST {rate} %',
  gstFrom: 'from {day}',
  gstTo: 'to before {day}',
  gstNext: 'Next GST',
  gstFromDay: 'From day',
  gstReason: 'Why this GST',
  gstLay: 'Lay down',
  gstSaved: 'Laid down',
  giveReason: 'Say why',
}).translated({
  hi: async () => (await import('./test-extra-texts-hi.ts')).testExtraTextsHi,
  mr: async () => (await import('./test-extra-texts-mr.ts')).testExtraTextsMr,
});
