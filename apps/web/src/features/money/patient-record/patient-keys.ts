import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { patientTexts } from './texts/patient-texts.ts';

export const patientKeys = defineShortcuts(
  { group: 'patient', title: 'title', texts: patientTexts },
  {
    repeat: { keys: 'R', label: 'keyRepeat' },
    newBill: { keys: 'N', label: 'keyNew' },
    pay: { keys: 'P', label: 'keyPay' },
    payAll: { keys: 'Shift+P', label: 'keyPayAll' },
  },
);
