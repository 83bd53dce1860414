import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { parameterEditTexts } from './texts/parameter-edit-texts.ts';

export const parameterEditKeys = defineShortcuts(
  { group: 'parameters', title: 'title', texts: parameterEditTexts },
  {
    save: { keys: 'Ctrl+S', label: 'keySave' },
    try: { keys: 'Alt+T', label: 'keyTry' },
    add: { keys: 'Alt+C', label: 'keyAdd' },
  },
);
