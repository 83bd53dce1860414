import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { agencyTexts } from './texts/agency-texts.ts';

export const agencyKeys = defineShortcuts(
  { group: 'agency', title: 'title', texts: agencyTexts },
  {
    receive: { keys: 'T', label: 'keyReceive' },
    statement: { keys: 'F10', label: 'keyStatement' },
  },
);
