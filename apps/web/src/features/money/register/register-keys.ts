import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { registerTexts } from './texts/register-texts.ts';

/**
 * Keys of registration. Enter goes over what every registration needs: phone, name, sex unless the title says it, age,
 * doctor, tests, payment; optional fields are visited by Tab. Inside the amount of a new payment U, C and D take the typed
 * amount, or the whole due.
 */
export const registerKeys = defineShortcuts(
  { group: 'register', title: 'title', texts: registerTexts },
  {
    next: { keys: 'Enter', label: 'keyNext' },
    back: { keys: 'Shift+Enter', label: 'keyBack' },
    quick: { keys: 'Alt+Q', label: 'keyQuick' },
    hold: { keys: 'F8', label: 'keyHold' },
    held: { keys: 'Shift+F8', label: 'keyHeld', bar: 'Shift F8' },
    edit: { keys: 'Alt+E', label: 'keyEdit', bar: false },
    repeat: { keys: 'Alt+R', label: 'keyRepeat' },
    lineDiscount: { keys: 'Alt+L', label: 'keyLineDiscount', bar: false },
    discount: { keys: '%', label: 'keyDiscount' },
    upi: { keys: 'U', label: 'keyPay', bar: 'U C D' },
    cash: { keys: 'C', label: 'keyCash', bar: false },
    card: { keys: 'D', label: 'keyCard', bar: false },
    saveOnly: { keys: 'Ctrl+S', label: 'keySaveOnly' },
    save: { keys: 'Ctrl+Enter', label: 'keySave' },
    phone: { keys: 'Alt+N', label: 'keyPhone', bar: false },
  },
);
