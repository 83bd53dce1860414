import { defineTexts } from '../../kernel/text/define-texts.ts';

/** A parameter: where it is measured. */
export const parameterTexts = defineTexts({
  measuredAt: 'Measured at',
  measuredHint: 'values are entered there alone',
  everywhere: 'Every location',
  outOfUse: '{name}, out of use',
  nowhere: 'Choose a location in use',
  saveShare: 'Save locations',
  shareSaved: 'Locations saved',
  noRight: 'Your role may look at the catalogue but not change it.',
  openRanges: 'Ranges',
  noUnit: 'no unit',
}).translated({
  hi: async () => (await import('./parameter-texts-hi.ts')).parameterTextsHi,
  mr: async () => (await import('./parameter-texts-mr.ts')).parameterTextsMr,
});
