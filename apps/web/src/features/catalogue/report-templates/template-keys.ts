import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { templateTexts } from './texts/template-texts.ts';

export const templateKeys = defineShortcuts(
  { group: 'templates', title: 'title', texts: templateTexts },
  {
    save: { keys: 'Ctrl+S', label: 'keySave', bar: 'Ctrl S' },
    insertAll: { keys: 'Ctrl+Enter', label: 'keyInsert', bar: 'Ctrl Enter' },
  },
);
