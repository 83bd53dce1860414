import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { testDraftTexts } from './texts/test-draft-texts.ts';

export const testDraftKeys = defineShortcuts(
  { group: 'testDraft', title: 'title', texts: testDraftTexts },
  {
    save: { keys: 'Ctrl+S', label: 'keySave' },
    publish: { keys: 'Ctrl+Enter', label: 'keyPublish' },
  },
);
