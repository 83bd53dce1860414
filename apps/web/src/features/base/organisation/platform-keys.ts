import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { platformTexts } from './texts/platform-texts.ts';

export const platformKeys = defineShortcuts(
  { group: 'platform', title: 'title', texts: platformTexts },
  { create: { keys: 'Alt+C', label: 'keyNewLab' } },
);

export const newLabKeys = defineShortcuts(
  { group: 'newLab', title: 'newLab', texts: platformTexts },
  { submit: { keys: 'Ctrl+Enter', label: 'keySubmit' } },
);
