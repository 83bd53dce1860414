import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';

export const columnKeys = defineShortcuts(
  { group: 'importColumns', title: 'columnDesk', texts: importTexts },
  { goOn: { keys: 'Ctrl+Enter', label: 'goOn' } },
);
