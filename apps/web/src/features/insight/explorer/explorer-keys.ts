import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { explorerTexts } from './texts/explorer-texts.ts';

export const explorerKeys = defineShortcuts(
  { group: 'explorer', title: 'keys', texts: explorerTexts },
  {
    addFilter: { keys: 'F', label: 'addFilter' },
    save: { keys: 'Ctrl+S', label: 'save' },
  },
);
