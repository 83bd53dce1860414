import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { rolesTexts } from './texts/roles-texts.ts';

export const roleKeys = defineShortcuts(
  { group: 'roles', title: 'title', texts: rolesTexts },
  {
    why: { keys: 'F9', label: 'keyWhy' },
    preview: { keys: 'P', label: 'keyPreview', inFields: false },
    undo: { keys: 'Ctrl+Z', label: 'keyUndo', inFields: false },
    review: { keys: 'Ctrl+Enter', label: 'keyReview' },
  },
);
