import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what the controls did in a month. */
export const monthTexts = defineTexts({
  view: 'Month',
  month: 'Month',
  machine: 'Machine',
  control: 'Control',
  lot: 'Lot',
  points: 'Points',
  counted: '{counted} of {points}',
  set: 'Set mean, SD',
  mean: 'Mean',
  sd: 'SD',
  cv: 'CV %',
  bias: 'Bias %',
  sigma: 'Sigma',
  warnings: 'Warnings',
  rejects: 'Rules broken',
  none: 'No control was run in this month',
  noneText: 'Choose another month.',
  print: 'Print month',
}).translated({
  hi: async () => (await import('./month-texts-hi.ts')).monthTextsHi,
  mr: async () => (await import('./month-texts-mr.ts')).monthTextsMr,
});
