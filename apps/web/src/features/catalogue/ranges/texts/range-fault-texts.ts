import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What is wrong with a rule by itself, by the code of the fault. */
export const rangeFaultTexts = defineTexts({
  lowAboveHigh: 'low above high',
  actionLowInside: 'action low inside the interval',
  actionHighInside: 'action high inside the interval',
  actionLowAboveHigh: 'action low above action high',
  criticalLowInside: 'critical low inside the interval',
  criticalHighInside: 'critical high inside the interval',
  criticalLowInsideAction: 'critical low inside the limits for action',
  criticalHighInsideAction: 'critical high inside the limits for action',
  criticalLowAboveHigh: 'critical low above critical high',
  implausible: 'limits beyond the plausible ones',
  endsOnFirstDay: 'ends on its first day',
  wordsNeedText: 'in words: give a text and no limits',
  bandsLeaveOut: 'bands leave a value out or claim it twice',
  bandWithoutExtent: 'band {band} without extent',
  tooManyDecimals: '{limit} cannot be printed with {decimals} decimals',
}).translated({
  hi: async () => (await import('./range-fault-texts-hi.ts')).rangeFaultTextsHi,
  mr: async () => (await import('./range-fault-texts-mr.ts')).rangeFaultTextsMr,
});
