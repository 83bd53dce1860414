import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what is done to a point and to a series on its chart. */
export const chartStepTexts = defineTexts({
  correct: 'Correct point',
  correctTitle: 'Correct the point of {at}',
  reason: 'Reason',
  badReason: 'Give the reason, at least 3 letters',
  save: 'Save',
  corrected: 'The point is corrected and judged again',
  noPoint: 'Pick a point first',
  close: 'Close series',
  closeTitle: 'Close {control}?',
  closeText: 'No further point is taken. Its chart stays.',
  closed: 'The series is closed',
  isClosed: 'The series is closed already',
}).translated({
  hi: async () => (await import('./chart-step-texts-hi.ts')).chartStepTextsHi,
  mr: async () => (await import('./chart-step-texts-mr.ts')).chartStepTextsMr,
});
