import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { refundTexts } from './texts/refund-texts.ts';

export const refundKeys = defineShortcuts(
  { group: 'refunds', title: 'refunds', texts: refundTexts },
  {
    approve: { keys: 'Y', label: 'keyApprove' },
    reject: { keys: 'N', label: 'keyReject' },
  },
);
