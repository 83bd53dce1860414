import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { entryTexts } from './texts/entry-texts.ts';

export const entryKeys = defineShortcuts(
  { group: 'entry', title: 'title', texts: entryTexts },
  {
    save: { keys: 'Ctrl+S', label: 'keySave' },
    next: { keys: 'Ctrl+Enter', label: 'keyNext' },
    rerun: { keys: 'F7', label: 'keyRerun' },
    hold: { keys: 'F8', label: 'keyHold' },
    note: { keys: 'Alt+M', label: 'keyNote', bar: 'Alt M' },
    texts: { keys: 'Alt+T', label: 'keyTexts', bar: 'Alt T' },
    usual: { keys: 'Alt+U', label: 'keyUsual', bar: 'Alt U' },
    reflexAccept: { keys: 'Alt+Y', label: 'keyReflexAccept', bar: false },
    reflexDecline: { keys: 'Alt+X', label: 'keyReflexDecline', bar: false },
    nextSample: { keys: ['Shift+J', 'Alt+J'], label: 'keyNextSample', bar: 'Shift J K' },
    previousSample: { keys: ['Shift+K', 'Alt+K'], label: 'keyPreviousSample', bar: false },
    nextTest: { keys: ['Alt+PageDown', ']'], label: 'keyNextTest', bar: false },
    previousTest: { keys: ['Alt+PageUp', '['], label: 'keyPreviousTest', bar: false },
  },
);
