import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { testPageTexts } from './texts/test-page-texts.ts';

export const testPageKeys = defineShortcuts(
  { group: 'testPage', title: 'title', texts: testPageTexts },
  {
    next: { keys: 'J', label: 'keyNext', bar: 'J K' },
    previous: { keys: 'K', label: 'keyNext', bar: false },
    add: { keys: 'Alt+C', label: 'keyAdd' },
    tryIt: { keys: 'T', label: 'keyTry' },
  },
);
