import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { importTexts } from '../../../kernel/master-files/texts/import-texts.ts';

export const typeKeys = defineShortcuts(
  { group: 'importRows', title: 'views', texts: importTexts },
  { type: { keys: 'F2', label: 'keyType', inFields: false } },
);
