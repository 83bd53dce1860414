/** The states of purchase orders in Hindi. */
export const orderStateTextsHi = {
  'purchaseOrder.draft': 'ड्राफ़्ट',
  'purchaseOrder.created': 'बना',
  'purchaseOrder.accepted': 'माना गया',
  'purchaseOrder.approved': 'मंज़ूर',
  'purchaseOrder.pending': 'आना बाकी',
  'purchaseOrder.partialReceived': 'कुछ आया',
  'purchaseOrder.received': 'पूरा आया',
  'purchaseOrder.canceled': 'रद्द',
  'purchaseOrder.partialCanceled': 'बाकी रद्द',
};
