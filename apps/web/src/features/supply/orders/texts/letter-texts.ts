import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of letters with orders. */
export const letterTexts = defineTexts({
  mail: 'Mail to vendor',
  mailTitle: 'Mail {number}',
  mailTo: 'To',
  mailNote: 'The order goes with its PDF. Each issue goes to a person once; a letter that failed goes again.',
  nobody: 'Nobody of this vendor has an email address. Add one to the vendor.',
  mailed: '{number} goes to {name}',
  letters: 'Letters',
  ofIssue: 'issue {issue}',
  waiting: 'pending',
  sent: 'sent',
  failed: 'not sent',
  p_noAddress: 'no address',
  p_optedOut: 'not wanted',
  p_switchedOff: 'email is switched off',
  p_noTemplate: 'no words',
  p_textDiffers: 'other words',
  p_unreachable: 'the mail server does not answer',
  p_signedOut: 'the mail server refused the password',
  p_refused: 'refused',
  p_undeliverable: 'the address does not exist',
  p_withdrawn: 'taken back',
}).translated({
  hi: async () => (await import('./letter-texts-hi.ts')).letterTextsHi,
  mr: async () => (await import('./letter-texts-mr.ts')).letterTextsMr,
});
