import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { catalogTexts } from './texts/catalog-texts.ts';

export const catalogKeys = defineShortcuts(
  { group: 'catalog', title: 'title', texts: catalogTexts },
  {
    save: { keys: 'Ctrl+S', label: 'keySave' },
  },
);
