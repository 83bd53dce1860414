import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { counterTexts } from './texts/counter-texts.ts';

export const counterKeys = defineShortcuts(
  { group: 'counter', title: 'title', texts: counterTexts },
  {
    do: { keys: 'Ctrl+Enter', label: 'keyDo' },
    save: { keys: 'Ctrl+S', label: 'keySave' },
    look: { keys: 'F9', label: 'keyLook' },
    print: { keys: 'F10', label: 'print' },
    close: { keys: 'Escape', label: 'keyBack', bar: 'Esc' },
  },
);
