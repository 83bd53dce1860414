import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { sheetEntryTexts } from './texts/sheet-entry-texts.ts';

export const sheetKeys = defineShortcuts(
  { group: 'sheetEntry', title: 'title', texts: sheetEntryTexts },
  {
    save: { keys: ['Ctrl+Enter', 'Ctrl+S'], label: 'keySave', bar: 'Ctrl Enter' },
    turn: { keys: 'Alt+R', label: 'keyTurn', bar: 'Alt R' },
  },
);
