import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { trackTexts } from './texts/track-texts.ts';

export const trackKeys = defineShortcuts(
  { group: 'track', title: 'title', texts: trackTexts },
  {
    share: { keys: 'S', label: 'keyShare' },
    print: { keys: 'F10', label: 'keyPrint' },
  },
);
