import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { settingsTexts } from './texts/settings-texts.ts';

export const settingsKeys = defineShortcuts(
  { group: 'labSettings', title: 'title', texts: settingsTexts },
  {
    next: { keys: 'J', label: 'keyNext', bar: 'J K' },
    previous: { keys: 'K', label: 'keyPrevious', bar: false },
    find: { keys: '/', label: 'keyFind' },
    undo: { keys: 'Ctrl+Z', label: 'keyUndo', inFields: false },
    save: { keys: 'Ctrl+Enter', label: 'keySave' },
  },
);
