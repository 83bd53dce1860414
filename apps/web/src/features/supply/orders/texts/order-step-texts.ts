import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the steps that were taken with an order. */
export const orderStepTexts = defineTexts({
  create: ['Created', 'बना', 'तयार'],
  change: ['Changed', 'बदला', 'बदलली'],
  accept: ['Submitted', 'जमा', 'सादर'],
  approve: ['Approved', 'मंज़ूर', 'मंजूर'],
  sendBack: ['Sent back', 'वापस भेजा', 'परत पाठवली'],
  issue: ['Sent to vendor', 'वेंडर को भेजा', 'विक्रेत्याला पाठवली'],
  acknowledge: ['Accepted by vendor', 'वेंडर ने माना', 'विक्रेत्याने मान्य केली'],
  receive: ['Received', 'आया', 'आले'],
  cancel: ['Cancelled', 'रद्द', 'रद्द'],
  cancelRest: ['Rest cancelled', 'बाकी रद्द', 'उरलेले रद्द'],
});
