import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { criticalTexts } from './texts/critical-texts.ts';

export const criticalKeys = defineShortcuts(
  { group: 'criticalDesk', title: 'title', texts: criticalTexts },
  {
    call: { keys: 'C', label: 'keyCall' },
    tried: { keys: 'N', label: 'keyTried' },
  },
);
