/** Steps that were taken with an order, in Marathi. */
export const orderStepTextsMr = {
  create: 'तयार',
  change: 'बदलली',
  accept: 'सादर',
  approve: 'मंजूर',
  sendBack: 'परत पाठवली',
  issue: 'विक्रेत्याला पाठवली',
  acknowledge: 'विक्रेत्याने मान्य केली',
  receive: 'आले',
  cancel: 'रद्द',
  cancelRest: 'उरलेले रद्द',
} as const;
