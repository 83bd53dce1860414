import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { incomingTexts } from './texts/incoming-texts.ts';

export const incomingKeys = defineShortcuts(
  { group: 'incoming', title: 'samples', texts: incomingTexts },
  {
    scan: { keys: 'F9', label: 'keyScan' },
    create: { keys: 'Alt+N', label: 'keyNew' },
    file: { keys: 'Alt+F', label: 'keyFile' },
  },
);
