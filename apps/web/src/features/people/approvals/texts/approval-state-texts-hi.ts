/** States of approvals in Hindi. */
export const approvalStateTextsHi = {
  'approvalRequest.rejected': 'अस्वीकार',
  'approvalRequest.pending': 'बाकी',
  'approvalRequest.partial': 'आंशिक',
  'approvalRequest.autoApproved': 'अपने आप मंज़ूर',
  'approvalRequest.actionFailed': 'मंज़ूर, पर हो न सका',
  'approvalRequest.completed': 'पूरा',
  'approvalRequest.pendingOnMe': 'मेरे पास बाकी',
  'approvalRequest.pendingOnOthers': 'दूसरों के पास बाकी',
  'approvalRequest.awaiting': 'रुका हुआ',

  'approvalStep.rejected': 'अस्वीकार',
  'approvalStep.pending': 'बाकी',
  'approvalStep.notified': 'सूचित',
  'approvalStep.skipped': 'छोड़ा गया',
  'approvalStep.invalid': 'अमान्य',
  'approvalStep.approved': 'मंज़ूर',
};
