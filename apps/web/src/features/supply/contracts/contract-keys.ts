import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { contractTexts } from './texts/contract-texts.ts';

export const contractKeys = defineShortcuts(
  { group: 'contract', title: 'keys', texts: contractTexts },
  {
    add: { keys: 'T', label: 'keyNew' },
    save: { keys: 'Ctrl+S', label: 'keySave' },
  },
);
