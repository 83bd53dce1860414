import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { samplesListTexts } from './texts/samples-list-texts.ts';

export const sampleKeys = defineShortcuts(
  { group: 'sampleList', title: 'title', texts: samplesListTexts },
  {
    print: { keys: 'F10', label: 'keyPrint' },
    reject: { keys: 'Alt+R', label: 'keyReject' },
  },
);
