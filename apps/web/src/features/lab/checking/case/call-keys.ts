import { defineShortcuts } from '../../../../kernel/keys/define-shortcuts.ts';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';

/** The call of a critical value; beside C there is a stroke that works while a value is typed. */
export const callKeys = defineShortcuts(
  { group: 'critical', title: 'critical', texts: resultsTexts },
  { call: { keys: ['C', 'Alt+C'], label: 'keyCall', bar: 'C' } },
);
