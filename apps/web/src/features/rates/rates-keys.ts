import { defineShortcuts } from '../../kernel/keys/define-shortcuts.ts';
import { ratesTexts } from './rates-texts.ts';

export const ratesKeys = defineShortcuts(
  { group: 'rates', title: 'title', texts: ratesTexts },
  {
    submit: { keys: 'Ctrl+Enter', label: 'keySubmit' },
    bad: { keys: 'B', label: 'keyGoBad' },
    undo: { keys: 'Ctrl+Z', label: 'keyUndo', inFields: false },
    fill: { keys: 'Ctrl+D', label: 'keyFill' },
    where: { keys: 'F9', label: 'keyWhere' },
    percent: { keys: '%', label: 'keyPercent' },
  },
);
