import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { ratesTexts } from './texts/rates-texts.ts';

/** In the order in which the key bar shows them; what the grid hears itself stands here to be shown. */
export const ratesKeys = defineShortcuts(
  { group: 'rates', title: 'title', texts: ratesTexts },
  {
    down: { keys: 'Enter', label: 'keyDown' },
    edit: { keys: 'F2', label: 'keyEdit' },
    paste: { keys: 'Ctrl+V', label: 'keyPaste' },
    fill: { keys: 'Ctrl+D', label: 'keyFill' },
    percent: { keys: ['%', '+'], label: 'keyPercent', bar: '+ %' },
    where: { keys: 'F9', label: 'keyWhere' },
    bad: { keys: 'G', label: 'keyGoBad' },
    submit: { keys: 'Ctrl+Enter', label: 'keySubmit' },
    undo: { keys: 'Ctrl+Z', label: 'keyUndo', inFields: false },
  },
);
