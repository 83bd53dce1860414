import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the dialog that asks who is there before something weighty. */
export const proofTexts = defineTexts({
  title: 'Confirm that it is you',
  why: 'This needs your password of the last 5 minutes, {name}. Nothing that you typed is lost.',
  password: 'Password',
  passwordOrCode: 'Password, or six digits of your authenticator',
  passwordMissing: 'Type your password',
  goOn: 'Go on',
}).translated({
  hi: async () => (await import('./proof-texts-hi.ts')).proofTextsHi,
  mr: async () => (await import('./proof-texts-mr.ts')).proofTextsMr,
});
