import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { stockTexts } from './texts/stock-texts.ts';

export const stockKeys = defineShortcuts(
  { group: 'stock', title: 'keys', texts: stockTexts },
  {
    take: { keys: 'T', label: 'take', inFields: false },
    open: { keys: 'O', label: 'open', inFields: false },
    waste: { keys: 'W', label: 'waste', inFields: false },
  },
);
