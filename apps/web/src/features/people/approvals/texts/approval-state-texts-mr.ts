/** States of approvals in Marathi. */
export const approvalStateTextsMr = {
  'approvalRequest.rejected': 'नाकारले',
  'approvalRequest.pending': 'बाकी',
  'approvalRequest.partial': 'अंशतः',
  'approvalRequest.autoApproved': 'आपोआप मंजूर',
  'approvalRequest.actionFailed': 'मंजूर, पण होऊ शकले नाही',
  'approvalRequest.completed': 'पूर्ण',
  'approvalRequest.pendingOnMe': 'माझ्याकडे बाकी',
  'approvalRequest.pendingOnOthers': 'इतरांकडे बाकी',
  'approvalRequest.awaiting': 'थांबले',

  'approvalStep.rejected': 'नाकारले',
  'approvalStep.pending': 'बाकी',
  'approvalStep.notified': 'कळवले',
  'approvalStep.skipped': 'वगळले',
  'approvalStep.invalid': 'अवैध',
  'approvalStep.approved': 'मंजूर',
};
