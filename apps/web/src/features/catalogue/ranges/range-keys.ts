import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { rangeDeskTexts } from './texts/range-desk-texts.ts';

/** The keys of the desk of ranges; the first of them stand in the bar at the foot. */
export const rangeKeys = defineShortcuts(
  { group: 'ranges', title: 'title', texts: rangeDeskTexts },
  {
    next: { keys: 'J', label: 'keyNext', bar: 'J K' },
    previous: { keys: 'K', label: 'keyPrevious', bar: false },
    edit: { keys: ['F2', 'Enter'], label: 'keyEdit' },
    fault: { keys: 'G', label: 'keyFault' },
    // With Alt also from within a field.
    first: { keys: ['1', 'Alt+1'], label: 'keyOffer' },
    second: { keys: ['2', 'Alt+2'], label: 'keyOffer' },
    try: { keys: 'T', label: 'keyTry' },
    save: { keys: 'Ctrl+S', label: 'keySave' },
    undo: { keys: 'Ctrl+Z', label: 'keyUndo', inFields: false },
    copy: { keys: 'V', label: 'keyCopy' },
    activate: { keys: 'Ctrl+Enter', label: 'keyActivate' },
    third: { keys: ['3', 'Alt+3'], label: 'keyOffer' },
    fourth: { keys: ['4', 'Alt+4'], label: 'keyOffer' },
  },
);
