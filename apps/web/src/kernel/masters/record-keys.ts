import { defineShortcuts } from '../keys/define-shortcuts.ts';
import { recordTexts } from './texts/record-texts.ts';

export const recordKeys = defineShortcuts(
  { group: 'records', title: 'title', texts: recordTexts },
  {
    create: { keys: 'N', label: 'keyNew' },
    save: { keys: 'Ctrl+Enter', label: 'keySave' },
  },
);
