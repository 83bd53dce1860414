/** Longest name of a patient, in characters as people count them. */
export const LONGEST_PATIENT_NAME = 120;

/** Rules for name-like text, by the specification's names (§5). */
export const NAME_TEXT_RULES = ['alphabet', 'alphanumeric'] as const;

const ALPHABET = /^[\p{L}\p{M} .,]*$/u;
const ALPHANUMERIC = /^[\p{L}\p{M}\p{Nd} .,]*$/u;
/** Control and line separator characters, halves of a character, and marks that reverse the direction of a line. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** 'alphabet': only letters of any script, space, period, comma (spec §5). */
export function isAlphabetText(text: string): boolean {
  return ALPHABET.test(text);
}

/** 'alphanumeric': letters, digits, space, period, comma (spec §5). */
export function isAlphanumericText(text: string): boolean {
  return ALPHANUMERIC.test(text);
}

/** A patient's name may hold anything people write, `<b>O'Brien</b> ज़ोया` included: only control characters and more than 120 characters are refused. */
export function isValidPatientName(name: string): boolean {
  return !CONTROL.test(name) && Array.from(name).length <= LONGEST_PATIENT_NAME;
}
