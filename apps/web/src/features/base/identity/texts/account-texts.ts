import {
  LEAST_PASSWORD_LENGTH,
  MOST_PASSWORD_LENGTH,
  PASSWORD_FAULTS,
} from '@nidan/domain/identity/password-policy';
import { earlyRefusals } from '@nidan/contract/kernel/early-refusals';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what people do with their own account, in the languages of the sign-in, which asks for some of it. */
export const accountTexts = defineTexts({
  title: 'My account',
  cancel: 'Cancel',
  save: 'Save',
  goOn: 'Go on',

  language: 'Language',
  languageHelp:
    'Of the screens, at every counter and every sign-in. Reports keep the language of the patient.',

  code: 'Code of your authenticator',
  codeTitle: 'Second factor',
  codeHelp: 'Type the six digits that your authenticator shows, or one of your recovery codes.',
  codeMissing: 'Type the code',
  codeWrong: earlyRefusals['code-refused'].msg,
  throttled: earlyRefusals['sign-in-throttled'].msg,

  passwordTitle: 'Password',
  firstPasswordTitle: 'Choose your own password',
  firstPasswordHelp: 'The password you were given is good for one sign-in.',
  current: 'Present password',
  given: 'Password you were given',
  next: 'New password',
  nextHelp: `At least ${LEAST_PASSWORD_LENGTH} characters; a few words are easy to remember. Taken exactly as typed.`,
  currentMissing: 'Type the present password',
  currentWrong: earlyRefusals['proof-refused'].msg,
  short: PASSWORD_FAULTS.short,
  long: PASSWORD_FAULTS.long,
  common: PASSWORD_FAULTS.common,
  again: 'New password again',
  differs: 'The two entries are not the same',
  rules: 'What a password needs',
  ruleLength: `${LEAST_PASSWORD_LENGTH} to ${MOST_PASSWORD_LENGTH} characters`,
  ruleCommon: 'none of those that are tried first; looked up when you save',
  ruleOther: 'another than the present one',
  ruleSame: 'the same in both fields',
  strength: 'Strength: {passed} of 5',
  met: 'met',
  notMet: 'not met',
  passwordChanged: 'Password changed. Your other sessions have ended',

  enrolTitle: 'Set up your second factor',
  enrolHelp:
    'Your role asks for one. Scan the code with an authenticator, then type the six digits it shows.',
  qr: 'QR code for your authenticator',
  secret: 'Or type this into it',
  recoveryTitle: 'Keep your recovery codes',
  recoveryHelp: 'Each signs you in once when your authenticator is lost. They are shown this one time.',
  kept: 'I have kept them',
  factorOn: 'On. Sign-ins ask for a code of your authenticator.',
  factorOff: 'Off. A stolen password would be enough to sign in as you.',
  setUp: 'Set up',
  replace: 'Set up on another device',

  sessionsTitle: 'Open sessions',
  thisOne: 'this one',
  device: 'Device',
  address: 'Address',
  lab: 'Lab',
  since: 'Signed in',
  seen: 'Last used',
  end: 'End',
  endSession: 'End the session of {device} at {address}',
  ended: 'Session ended',
  everywhere: 'Sign out everywhere',
  everywhereAsk: 'Sign out everywhere?',
  everywhereText: 'Every session of yours ends, this one too. Drafts stay on the computers where they are.',
  unknownDevice: 'Unknown device',
}).translated({
  hi: async () => (await import('./account-texts-hi.ts')).accountTextsHi,
  mr: async () => (await import('./account-texts-mr.ts')).accountTextsMr,
});
