import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { stagesTexts } from './texts/stages-texts.ts';

export const stagesKeys = defineShortcuts(
  { group: 'stages', title: 'keys', texts: stagesTexts },
  {
    scan: { keys: 'F4', label: 'keyScan' },
    fold: { keys: 'ArrowLeft', label: 'keyFold', bar: '← →', inFields: false },
    unfold: { keys: 'ArrowRight', label: 'keyUnfold', bar: false, inFields: false },
    start: { keys: 'S', label: 'keyStart', inFields: false, repeats: false },
    reject: { keys: 'R', label: 'keyReject', inFields: false, repeats: false },
    save: { keys: 'Ctrl+S', label: 'keySave', repeats: false },
    complete: { keys: 'Ctrl+Enter', label: 'keyComplete', repeats: false },
    add: { keys: 'N', label: 'keyAdd', inFields: false, repeats: false },
    discard: { keys: 'Delete', label: 'keyDiscard', bar: false, inFields: false, repeats: false },
    times: { keys: 'T', label: 'keyTimes', bar: false, inFields: false, repeats: false },
    print: { keys: 'F10', label: 'keyPrint', repeats: false },
  },
);
