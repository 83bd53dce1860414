import { accessFault } from '../faults/access-faults.ts';

/** Shortest password that is accepted; nothing is asked of its composition (ASVS 6.2.1, 6.2.5). */
export const LEAST_PASSWORD_LENGTH = 12;

/** Longest, so that hashing cannot be made to work for its own sake. */
export const MOST_PASSWORD_LENGTH = 128;

/** Why a password is not accepted, and what is said of it. */
export const PASSWORD_FAULTS = {
  short: accessFault('use-at-least', { limit: LEAST_PASSWORD_LENGTH }),
  long: accessFault('use-at-most', { limit: MOST_PASSWORD_LENGTH }),
  common: accessFault('password-common'),
} as const;

export type PasswordFault = keyof typeof PASSWORD_FAULTS;

/** Of a few characters repeated to the end those few, else the text itself. */
function withoutRepetition(text: string): string {
  return /^(?<once>.+?)\k<once>+$/u.exec(text)?.groups?.['once'] ?? text;
}

/**
 * What a password is looked up by among common ones, in small letters: itself, itself without the digits and signs around
 * its letters, and what it repeats. `Password@2026!` is found by `password`.
 */
export function passwordCores(password: string): string[] {
  const whole = password.toLowerCase();
  const bare = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [...new Set([whole, bare, withoutRepetition(whole), withoutRepetition(bare)])];
}

/**
 * Why a password is not accepted; null when it is. It is taken exactly as typed; length counts characters as people see
 * them. `isCommon` knows common passwords in small letters, at least 3,000 of them (ASVS 6.2.4).
 */
export function passwordFault(password: string, isCommon: (core: string) => boolean): PasswordFault | null {
  const length = Array.from(password).length;
  if (length < LEAST_PASSWORD_LENGTH) return 'short';
  if (length > MOST_PASSWORD_LENGTH) return 'long';
  return passwordCores(password).some((core) => core === '' || isCommon(core)) ? 'common' : null;
}
