import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { collectTexts } from './texts/collect-texts.ts';

export const collectKeys = defineShortcuts(
  { group: 'collect', title: 'title', texts: collectTexts },
  {
    collect: { keys: 'Ctrl+Enter', label: 'keyCollect' },
    print: { keys: 'F10', label: 'keyPrint' },
    where: { keys: 'F9', label: 'keyWhere' },
    consent: { keys: 'F7', label: 'keyConsent' },
    scan: { keys: 'F4', label: 'keyScan' },
  },
);
