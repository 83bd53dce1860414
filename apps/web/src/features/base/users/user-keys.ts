import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { usersTexts } from './texts/users-texts.ts';

export const userKeys = defineShortcuts(
  { group: 'users', title: 'title', texts: usersTexts },
  { create: { keys: 'Alt+C', label: 'keyNew' } },
);

export const newUserKeys = defineShortcuts(
  { group: 'newUser', title: 'newTitle', texts: usersTexts },
  { submit: { keys: 'Ctrl+Enter', label: 'createSubmit' } },
);

export const userPaneKeys = defineShortcuts(
  { group: 'userPane', title: 'details', texts: usersTexts },
  {
    save: { keys: 'Ctrl+Enter', label: 'keySave' },
    // Esc belongs to a field while it has the focus.
    undo: { keys: ['Alt+Z', 'Escape'], label: 'keyUndo', bar: 'Alt Z' },
    why: { keys: 'F9', label: 'keyWhy' },
    transfer: { keys: 'T', label: 'keyTransfer', inFields: false },
  },
);
