import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { proposalTexts } from './texts/proposal-texts.ts';

export const proposalKeys = defineShortcuts(
  { group: 'proposal', title: 'toOrders', texts: proposalTexts },
  {
    reorder: { keys: 'Ctrl+Enter', label: 'reorderButton' },
    make: { keys: 'Ctrl+S', label: 'make' },
  },
);
