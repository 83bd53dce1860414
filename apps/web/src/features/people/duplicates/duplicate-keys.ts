import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { duplicateTexts } from './texts/duplicate-texts.ts';

export const duplicateKeys = defineShortcuts(
  { group: 'duplicates', title: 'title', texts: duplicateTexts },
  {
    merge: { keys: 'M', label: 'keyMerge' },
    swap: { keys: 'S', label: 'keySwap' },
    apart: { keys: 'D', label: 'keyApart' },
  },
);
