import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the steps that were taken with an order. */
export const orderStepTexts = defineTexts({
  create: 'Created',
  change: 'Changed',
  accept: 'Submitted',
  approve: 'Approved',
  sendBack: 'Sent back',
  issue: 'Sent to vendor',
  acknowledge: 'Accepted by vendor',
  receive: 'Received',
  cancel: 'Cancelled',
  cancelRest: 'Rest cancelled',
}).translated({
  hi: async () => (await import('./order-step-texts-hi.ts')).orderStepTextsHi,
  mr: async () => (await import('./order-step-texts-mr.ts')).orderStepTextsMr,
});
