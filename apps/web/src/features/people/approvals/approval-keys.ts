import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { approvalsTexts } from './texts/approvals-texts.ts';

export const approvalKeys = defineShortcuts(
  { group: 'approvals', title: 'title', texts: approvalsTexts },
  {
    approve: { keys: 'Y', label: 'keyApprove' },
    reject: { keys: 'N', label: 'keyReject' },
  },
);
