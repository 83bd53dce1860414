import { defineShortcuts } from '../../kernel/keys/define-shortcuts.ts';
import { noteTexts } from './note-texts.ts';

export const noteKeys = defineShortcuts(
  { group: 'note', title: 'title', texts: noteTexts },
  {
    make: { keys: 'T', label: 'keyMake' },
    print: { keys: 'F10', label: 'keyPrint' },
  },
);
