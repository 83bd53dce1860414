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
export const orderStateTexts = defineTexts(ENGLISH, {
  'purchaseOrder.draft': ['ड्राफ़्ट', 'ड्राफ्ट'],
  'purchaseOrder.created': ['जमा करना बाकी', 'सादर करणे बाकी'],
  'purchaseOrder.accepted': ['जमा', 'सादर'],
  'purchaseOrder.approved': ['मंज़ूर', 'मंजूर'],
  'purchaseOrder.pending': ['वेंडर को भेजा', 'विक्रेत्याला पाठवली'],
  'purchaseOrder.partialReceived': ['कुछ आया', 'काही आले'],
  'purchaseOrder.received': ['पूरा आया', 'पूर्ण आले'],
  'purchaseOrder.canceled': ['रद्द', 'रद्द'],
  'purchaseOrder.partialCanceled': ['बाकी रद्द', 'उरलेले रद्द'],
});
