import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { payoutTexts } from './texts/payout-texts.ts';

export const payoutKeys = defineShortcuts(
  { group: 'payout', title: 'keys', texts: payoutTexts },
  {
    add: { keys: 'T', label: 'keyNew' },
    make: { keys: 'F8', label: 'keyMake' },
    print: { keys: 'F10', label: 'keyPrint' },
  },
);
