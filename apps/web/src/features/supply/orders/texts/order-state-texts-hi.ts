/** The states of purchase orders in Hindi. */
export const orderStateTextsHi = {
  'purchaseOrder.draft': 'ड्राफ़्ट',
  'purchaseOrder.created': 'जमा करना बाकी',
  'purchaseOrder.accepted': 'जमा',
  'purchaseOrder.approved': 'मंज़ूर',
  'purchaseOrder.pending': 'वेंडर को भेजा',
  'purchaseOrder.partialReceived': 'कुछ आया',
  'purchaseOrder.received': 'पूरा आया',
  'purchaseOrder.canceled': 'रद्द',
  'purchaseOrder.partialCanceled': 'बाकी रद्द',
};
