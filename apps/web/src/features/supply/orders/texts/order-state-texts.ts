import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of purchase orders; apart from those that every screen loads. */
export const orderStateTexts = defineTexts(englishLabels([purchaseOrder])).translated({
  hi: async () => (await import('./order-state-texts-hi.ts')).orderStateTextsHi,
  mr: async () => (await import('./order-state-texts-mr.ts')).orderStateTextsMr,
});
