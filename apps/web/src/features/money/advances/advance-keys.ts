import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { advanceTexts } from './texts/advance-texts.ts';

export const advanceKeys = defineShortcuts(
  { group: 'advance', title: 'title', texts: advanceTexts },
  {
    take: { keys: 'T', label: 'keyTake' },
    print: { keys: 'F10', label: 'keyPrint' },
  },
);
