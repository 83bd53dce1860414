import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';

export const importKeys = defineShortcuts(
  { group: 'imports', title: 'title', texts: importTexts },
  {
    choose: { keys: 'N', label: 'keyChoose' },
    start: { keys: 'Ctrl+Enter', label: 'keyStart' },
    back: { keys: 'Escape', label: 'keyBack', bar: 'Esc', inFields: false },
  },
);
