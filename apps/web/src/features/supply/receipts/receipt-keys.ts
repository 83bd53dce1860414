import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { receiptTexts } from './texts/receipt-texts.ts';

export const receiptKeys = defineShortcuts(
  { group: 'receipt', title: 'keys', texts: receiptTexts },
  { save: { keys: 'Ctrl+Enter', label: 'keySave' } },
);
