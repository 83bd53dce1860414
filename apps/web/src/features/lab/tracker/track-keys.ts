import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { trackTexts } from './texts/track-texts.ts';

export const trackKeys = defineShortcuts(
  { group: 'track', title: 'title', texts: trackTexts },
  {
    takeOut: { keys: 'O', label: 'keyTakeOut', inFields: false },
    share: { keys: 'S', label: 'keyShare', inFields: false },
    print: { keys: 'F10', label: 'keyPrint' },
  },
);
