import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { reportFileTexts } from './texts/report-file-texts.ts';

export const scheduleKeys = defineShortcuts(
  { group: 'schedules', title: 'keys', texts: reportFileTexts },
  { add: { keys: 'N', label: 'add' } },
);
