import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** What a test asks of its specimen. */
export const specimenTexts = defineTexts({
  specimen: 'Tube and specimen',
  tube: 'Tube',
  notChosen: 'not chosen',
  draws: '{volume} mL drawn, {usable} mL to measure from',
  leastVolume: 'Least specimen in µL',
  refuseIf: 'Refuse if',
  storage: 'Keeps at',
  ambient: '18 to 25 °C',
  cool: '2 to 8 °C',
  frozen: '-20 °C',
  asTube: 'as its tube',
  keeps: 'For how many hours',
  other: 'Also fits, {number}',
  addOther: 'Also fits',
  removeOther: 'Remove {name}',
  notNumber: 'Enter a number',
}).translated({
  hi: async () => (await import('./specimen-texts-hi.ts')).specimenTextsHi,
  mr: async () => (await import('./specimen-texts-mr.ts')).specimenTextsMr,
});
