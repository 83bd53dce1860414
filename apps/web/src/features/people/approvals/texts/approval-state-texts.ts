import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { approvalStep } from '@nidan/domain/status-sets/approval-step';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of approvals; apart from those that every screen loads. */
export const approvalStateTexts = defineTexts(englishLabels([approvalRequest, approvalStep]), {
  'approvalRequest.rejected': ['अस्वीकार', 'नाकारले'],
  'approvalRequest.pending': ['बाकी', 'बाकी'],
  'approvalRequest.partial': ['आंशिक', 'अंशतः'],
  'approvalRequest.autoApproved': ['अपने आप मंज़ूर', 'आपोआप मंजूर'],
  'approvalRequest.actionFailed': ['मंज़ूर, पर हो न सका', 'मंजूर, पण होऊ शकले नाही'],
  'approvalRequest.completed': ['पूरा', 'पूर्ण'],
  'approvalRequest.pendingOnMe': ['मेरे पास बाकी', 'माझ्याकडे बाकी'],
  'approvalRequest.pendingOnOthers': ['दूसरों के पास बाकी', 'इतरांकडे बाकी'],
  'approvalRequest.awaiting': ['रुका हुआ', 'थांबले'],
  'approvalStep.rejected': ['अस्वीकार', 'नाकारले'],
  'approvalStep.pending': ['बाकी', 'बाकी'],
  'approvalStep.notified': ['सूचित', 'कळवले'],
  'approvalStep.skipped': ['छोड़ा गया', 'वगळले'],
  'approvalStep.invalid': ['अमान्य', 'अवैध'],
  'approvalStep.approved': ['मंज़ूर', 'मंजूर'],
});
