import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Values that cannot all be right, by the rule that they break. */
export const consistencyTexts = defineTexts({
  differential: 'Differential {values} is {sum} %, not 100 %',
  threeTimesHb: '{values} do not fit: three times Hb is about Hct',
  concentration: '{values} do not fit: haemoglobin in cells is 30 to 37 g/dL',
  anionGap: '{values} do not fit: the anion gap is 3 to 20',
  directBilirubin: '{values}: direct bilirubin is more than total',
  albumin: '{values}: albumin is more than total protein',
  hdlAndLdl: '{values}: HDL and LDL are more than cholesterol',
  freePsa: '{values}: free PSA is more than total',
  iron: '{values}: iron is more than its binding capacity',
  misfits: 'Values that do not fit each other',
  misfitsHelp: 'Look at them before this goes out: wrong tube, wrong machine value or a typing slip',
}).translated({
  hi: async () => (await import('./consistency-texts-hi.ts')).consistencyTextsHi,
  mr: async () => (await import('./consistency-texts-mr.ts')).consistencyTextsMr,
});
