import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { accessionTexts } from './texts/accession-texts.ts';

export const accessionKeys = defineShortcuts(
  { group: 'accession', title: 'title', texts: accessionTexts },
  {
    scan: { keys: 'F4', label: 'keyScan' },
    reject: { keys: 'Alt+R', label: 'keyReject' },
    where: { keys: 'F9', label: 'keyWhere' },
    print: { keys: 'F10', label: 'keyPrint' },
    place: { keys: 'Alt+L', label: 'keyPlace' },
  },
);
