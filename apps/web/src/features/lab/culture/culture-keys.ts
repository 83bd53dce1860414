import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { cultureTexts } from './texts/culture-texts.ts';

export const cultureKeys = defineShortcuts(
  { group: 'culture', title: 'keys', texts: cultureTexts },
  {
    susceptible: { keys: 'S', label: 'keyS', inFields: false },
    between: { keys: 'I', label: 'keyI', inFields: false },
    resistant: { keys: 'R', label: 'keyR', inFields: false },
    lower: { keys: '-', label: 'keyLower', inFields: false, bar: '- +' },
    higher: { keys: ['+', '='], label: 'keyHigher', inFields: false, bar: false },
    print: { keys: 'P', label: 'keyPrint', inFields: false },
    former: { keys: '[', label: 'keyFormer', inFields: false, bar: false },
    next: { keys: ']', label: 'keyNext', inFields: false, bar: '[ ]' },
    newIsolate: { keys: 'Alt+C', label: 'keyNew' },
    read: { keys: 'N', label: 'keyRead', inFields: false },
    macro: { keys: 'M', label: 'keyMacro', inFields: false },
    why: { keys: 'F9', label: 'keyWhy' },
    issue: { keys: 'Ctrl+Enter', label: 'keyIssue' },
  },
);

export const cultureListKeys = defineShortcuts(
  { group: 'cultures', title: 'keys', texts: cultureTexts },
  { receive: { keys: 'E', label: 'keyReceive', inFields: false } },
);
