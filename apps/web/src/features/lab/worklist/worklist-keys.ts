import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { worklistTexts } from './texts/worklist-texts.ts';

export const worklistKeys = defineShortcuts(
  { group: 'worklist', title: 'title', texts: worklistTexts },
  {
    rerun: { keys: 'F7', label: 'keyRerun' },
    hold: { keys: 'F8', label: 'keyHold' },
    clear: { keys: 'Escape', label: 'keyClear', bar: false },
  },
);
