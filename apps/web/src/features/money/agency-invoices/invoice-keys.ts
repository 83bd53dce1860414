import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { invoiceTexts } from './texts/invoice-texts.ts';

export const invoiceKeys = defineShortcuts(
  { group: 'agencyInvoice', title: 'keys', texts: invoiceTexts },
  {
    cut: { keys: 'T', label: 'keyCut' },
    pay: { keys: 'F8', label: 'keyPay' },
    print: { keys: 'F10', label: 'keyPrint' },
    promise: { keys: 'N', label: 'keyPromise' },
  },
);
