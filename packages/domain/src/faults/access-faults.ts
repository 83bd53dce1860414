import { faultsFrom } from '../text/fault.ts';

/** Faults of fields: access. */
export const accessFaults = {
  'employee-kind-needed': 'Choose what the employee does',
  'only-employee-kind': 'Only an employee has a kind',
  'doctor-of-user-needed': 'Choose the doctor whose referrals they see',
  'only-doctor-user': 'Only a doctor user is linked to a doctor',
  'agency-of-user-needed': 'Choose the agency whose bills they see',
  'only-agency-user': 'Only an agency user or an API user is linked to an agency',
  'use-at-least': 'Use at least {limit} characters',
  'use-at-most': 'Use at most {limit} characters',
  'password-common': 'This password is one of those that are tried first. Choose another one',
  'setting-on-or-off': 'Choose on or off',
  'setting-number': 'Enter a whole number from {least} to {most}',
  'setting-choice': 'Choose one of {choices}',
  'setting-text': 'Enter a text',
  'setting-name-and-phone': 'Enter a name and a phone number of at least 8 digits',
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const accessFault = faultsFrom(accessFaults);
