import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { payableTexts } from './texts/payable-texts.ts';

export const payableKeys = defineShortcuts(
  { group: 'payable', title: 'keys', texts: payableTexts },
  {
    pay: { keys: 'F8', label: 'keyPay' },
    claim: { keys: 'F9', label: 'keyClaim' },
  },
);
