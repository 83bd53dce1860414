import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { authoriseTexts } from './texts/authorise-texts.ts';

export const authoriseKeys = defineShortcuts(
  { group: 'authorise', title: 'title', texts: authoriseTexts },
  {
    authorise: { keys: 'A', label: 'keyAuthorise', repeats: false },
    all: { keys: 'Shift+A', label: 'keyAll', repeats: false },
    uncheck: { keys: 'U', label: 'keyUncheck' },
    rerun: { keys: 'R', label: 'keyRerun' },
    hold: { keys: 'H', label: 'keyHold' },
  },
);
