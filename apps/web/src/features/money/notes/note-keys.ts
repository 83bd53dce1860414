import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { noteTexts } from './texts/note-texts.ts';

export const noteKeys = defineShortcuts(
  { group: 'note', title: 'title', texts: noteTexts },
  {
    make: { keys: 'T', label: 'keyMake' },
    settle: { keys: 'F8', label: 'keySettle' },
    print: { keys: 'F10', label: 'keyPrint' },
  },
);
