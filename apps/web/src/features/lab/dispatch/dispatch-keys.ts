import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { dispatchTexts } from './texts/dispatch-texts.ts';

export const dispatchKeys = defineShortcuts(
  { group: 'dispatch', title: 'title', texts: dispatchTexts },
  {
    markPrinted: { keys: 'F10', label: 'keyPrint' },
    hold: { keys: 'F8', label: 'keyHold' },
    markDispatched: { keys: 'D', label: 'keyDispatch' },
    release: { keys: 'R', label: 'keyRelease' },
    queue: { keys: 'Q', label: 'keyQueue' },
    reprint: { keys: 'P', label: 'keyReprint' },
    cancel: { keys: 'C', label: 'keyCancel', bar: false },
    clear: { keys: 'Escape', label: 'keyClear', bar: false },
    preview: { keys: 'V', label: 'keyPreview', bar: false },
  },
);
