import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { reportTexts } from './texts/report-texts.ts';

export const reportKeys = defineShortcuts(
  { group: 'report', title: 'title', texts: reportTexts },
  {
    print: { keys: 'F10', label: 'keyPrint' },
    copyLink: { keys: 'L', label: 'keyCopy' },
    download: { keys: 'S', label: 'keyDownload', bar: false },
    next: { keys: 'J', label: 'keyNext', bar: 'J K' },
    previous: { keys: 'K', label: 'keyPrevious', bar: false },
    back: { keys: 'Escape', label: 'keyBack', bar: 'Esc' },
  },
);
