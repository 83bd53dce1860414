import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { qualityTexts } from './texts/quality-texts.ts';

export const runKeys = defineShortcuts(
  { group: 'qcRun', title: 'keys', texts: qualityTexts },
  {
    save: { keys: 'Ctrl+S', label: 'keySave' },
    complete: { keys: 'Ctrl+Enter', label: 'keyComplete' },
  },
);

export const chartKeys = defineShortcuts(
  { group: 'qcChart', title: 'keys', texts: qualityTexts },
  {
    next: { keys: 'ArrowRight', label: 'keyNext', inFields: false, bar: '← →' },
    previous: { keys: 'ArrowLeft', label: 'keyPrevious', inFields: false, bar: false },
    exclude: { keys: 'E', label: 'keyExclude', inFields: false },
    whatIf: { keys: 'W', label: 'keyWhatIf', inFields: false },
  },
);
