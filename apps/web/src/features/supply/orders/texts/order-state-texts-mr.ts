/** The states of purchase orders in Marathi. */
export const orderStateTextsMr = {
  'purchaseOrder.draft': 'ड्राफ्ट',
  'purchaseOrder.created': 'सादर करणे बाकी',
  'purchaseOrder.accepted': 'सादर',
  'purchaseOrder.approved': 'मंजूर',
  'purchaseOrder.pending': 'विक्रेत्याला पाठवली',
  'purchaseOrder.partialReceived': 'काही आले',
  'purchaseOrder.received': 'पूर्ण आले',
  'purchaseOrder.canceled': 'रद्द',
  'purchaseOrder.partialCanceled': 'उरलेले रद्द',
};
