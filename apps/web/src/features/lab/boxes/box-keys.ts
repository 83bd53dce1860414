import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { boxTexts } from './texts/box-texts.ts';

export const boxKeys = defineShortcuts(
  { group: 'boxes', title: 'title', texts: boxTexts },
  {
    scan: { keys: 'F9', label: 'keyScan' },
    create: { keys: 'Alt+N', label: 'keyNew' },
    send: { keys: 'Alt+S', label: 'keySend' },
    leaked: { keys: 'Alt+L', label: 'keyLeaked' },
  },
);
