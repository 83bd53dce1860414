/** The states of purchase orders in Marathi. */
export const orderStateTextsMr = {
  'purchaseOrder.draft': 'ड्राफ्ट',
  'purchaseOrder.created': 'तयार',
  'purchaseOrder.accepted': 'मान्य',
  'purchaseOrder.approved': 'मंजूर',
  'purchaseOrder.pending': 'येणे बाकी',
  'purchaseOrder.partialReceived': 'काही आले',
  'purchaseOrder.received': 'पूर्ण आले',
  'purchaseOrder.canceled': 'रद्द',
  'purchaseOrder.partialCanceled': 'उरलेले रद्द',
};
