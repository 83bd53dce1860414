import { defineShortcuts } from '../../kernel/keys/define-shortcuts.ts';
import { organisationTexts } from './organisation-texts.ts';

export const organisationKeys = defineShortcuts(
  { group: 'organisation', title: 'title', texts: organisationTexts },
  {
    create: { keys: 'N', label: 'keyNew' },
    save: { keys: 'Ctrl+Enter', label: 'keySave' },
  },
);
