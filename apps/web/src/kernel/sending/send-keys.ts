import { defineShortcuts } from '../keys/define-shortcuts.ts';
import { sendTexts } from './texts/send-texts.ts';

/** Of the part that sends over the services of the lab. */
export const sendNowKeys = defineShortcuts(
  { group: 'sendNow', title: 'sendNow', texts: sendTexts },
  { sendNow: { keys: 'Alt+S', label: 'keySendNow' } },
);

export const sendKeys = defineShortcuts(
  { group: 'send', title: 'title', texts: sendTexts },
  {
    copyEmail: { keys: 'Alt+E', label: 'keyCopyEmail' },
    copyText: { keys: 'Alt+C', label: 'keyCopyText' },
    email: { keys: 'Ctrl+Enter', label: 'keyEmail' },
    whatsApp: { keys: 'Alt+W', label: 'keyWhatsApp' },
  },
);
