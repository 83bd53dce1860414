import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { billTexts } from './texts/bill-texts.ts';

export const billKeys = defineShortcuts(
  { group: 'bill', title: 'title', texts: billTexts },
  {
    cancel: { keys: 'X', label: 'keyCancel' },
    add: { keys: 'A', label: 'keyAdd' },
    discount: { keys: '%', label: 'keyDiscount' },
    pay: { keys: 'P', label: 'keyPay' },
    refund: { keys: 'B', label: 'keyRefund' },
    settle: { keys: 'F8', label: 'keySettle' },
    send: { keys: 'M', label: 'keySend' },
    do: { keys: 'Ctrl+Enter', label: 'keyDo' },
    close: { keys: 'Escape', label: 'keyClose', bar: 'Esc' },
    print: { keys: 'F10', label: 'keyPrint' },
  },
);
