import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { eqaTexts } from './texts/eqa-texts.ts';

export const eqaKeys = defineShortcuts(
  { group: 'eqa', title: 'keys', texts: eqaTexts },
  { save: { keys: 'Ctrl+S', label: 'keySave' } },
);
