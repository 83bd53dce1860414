import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { approvalStep } from '@nidan/domain/status-sets/approval-step';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';
import { englishLabels } from '../../../../kernel/text/english-labels.ts';

/** Labels of the states of approvals; apart from those that every screen loads. */
export const approvalStateTexts = defineTexts(englishLabels([approvalRequest, approvalStep])).translated({
  hi: async () => (await import('./approval-state-texts-hi.ts')).approvalStateTextsHi,
  mr: async () => (await import('./approval-state-texts-mr.ts')).approvalStateTextsMr,
});
