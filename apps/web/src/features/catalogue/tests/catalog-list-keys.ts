import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { catalogTexts } from './texts/catalog-texts.ts';

export const catalogListKeys = defineShortcuts(
  { group: 'tests', title: 'title', texts: catalogTexts },
  { add: { keys: 'Alt+C', label: 'keyAdd' } },
);
