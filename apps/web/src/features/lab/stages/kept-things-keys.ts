import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { keptThingsTexts } from './texts/kept-things-texts.ts';

export const keptThingsKeys = defineShortcuts(
  { group: 'keptThings', title: 'keys', texts: keptThingsTexts },
  {
    scan: { keys: 'F4', label: 'keyScan' },
    dispose: { keys: 'Delete', label: 'keyDispose', inFields: false, repeats: false },
  },
);
