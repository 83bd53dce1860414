import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { storageTexts } from './texts/storage-texts.ts';

export const storageKeys = defineShortcuts(
  { group: 'storage', title: 'keys', texts: storageTexts },
  {
    scan: { keys: 'F4', label: 'keyScan' },
    takeOut: { keys: 'O', label: 'keyTakeOut', inFields: false },
    move: { keys: 'M', label: 'keyMove', inFields: false },
  },
);
