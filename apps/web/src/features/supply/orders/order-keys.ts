import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { orderTexts } from './texts/order-texts.ts';

export const orderKeys = defineShortcuts(
  { group: 'purchaseOrder', title: 'keys', texts: orderTexts },
  {
    add: { keys: 'T', label: 'keyNew' },
    receive: { keys: 'F8', label: 'keyReceive' },
    invoice: { keys: 'F9', label: 'keyInvoice' },
    print: { keys: 'F10', label: 'keyPrint' },
    save: { keys: 'Ctrl+S', label: 'keySave' },
  },
);
