import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { bankTexts } from './texts/bank-texts.ts';

export const bankKeys = defineShortcuts(
  { group: 'bank', title: 'keys', texts: bankTexts },
  { read: { keys: 'T', label: 'keyRead' }, confirm: { keys: 'C', label: 'keyConfirm' } },
);
