import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { delegationTexts } from './texts/delegation-texts.ts';

export const delegationKeys = defineShortcuts(
  { group: 'delegations', title: 'title', texts: delegationTexts },
  {
    create: { keys: 'N', label: 'keyCreate' },
    end: { keys: 'E', label: 'keyEnd' },
    add: { keys: 'Ctrl+Enter', label: 'add' },
  },
);
