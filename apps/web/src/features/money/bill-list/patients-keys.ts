import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { patientsTexts } from './texts/patients-texts.ts';

export const patientsKeys = defineShortcuts(
  { group: 'patients', title: 'title', texts: patientsTexts },
  {
    repeat: { keys: 'R', label: 'keyRepeat' },
    newBill: { keys: 'N', label: 'keyNew' },
    person: { keys: 'V', label: 'keyPerson' },
    pay: { keys: 'P', label: 'keyPay' },
    print: { keys: 'F10', label: 'keyPrint' },
  },
);
