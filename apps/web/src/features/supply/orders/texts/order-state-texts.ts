import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** The states as buyers name them: submitted, approved, sent to the vendor. */
const ENGLISH: ReturnType<typeof englishLabels> = {
  ...englishLabels([purchaseOrder]),
  'purchaseOrder.created': 'to submit',
  'purchaseOrder.accepted': 'submitted',
  'purchaseOrder.pending': 'sent to vendor',
};

/** Labels of the states of purchase orders; apart from those that every screen loads. */
export const orderStateTexts = defineTexts(ENGLISH).translated({
  hi: async () => (await import('./order-state-texts-hi.ts')).orderStateTextsHi,
  mr: async () => (await import('./order-state-texts-mr.ts')).orderStateTextsMr,
});
