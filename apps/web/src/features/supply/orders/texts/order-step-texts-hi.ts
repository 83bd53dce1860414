/** Steps that were taken with an order, in Hindi. */
export const orderStepTextsHi = {
  create: 'बना',
  change: 'बदला',
  accept: 'जमा',
  approve: 'मंज़ूर',
  sendBack: 'वापस भेजा',
  issue: 'वेंडर को भेजा',
  acknowledge: 'वेंडर ने माना',
  receive: 'आया',
  cancel: 'रद्द',
  cancelRest: 'बाकी रद्द',
} as const;
