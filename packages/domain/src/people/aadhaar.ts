/** Length of an Aadhaar number; a virtual id of the same scheme has 16 digits (spec §5: at least 12 characters). */
export const AADHAAR_LENGTH = 12;
const VIRTUAL_ID_LENGTH = 16;

/** Multiplication in the dihedral group of the pentagon (Verhoeff 1969): 0–4 are its turns, 5–9 its reflections. */
function multiply(a: number, b: number): number {
  const turns = a < 5 ? (a + b) % 5 : (a - b + 10) % 5;
  return a < 5 === b < 5 ? turns : turns + 5;
}

const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

function permute(digit: number, times: number): number {
  let permuted = digit;
  for (let round = 0; round < times % 8; round += 1) permuted = PERMUTATION[permuted] ?? 0;
  return permuted;
}

/** True when the last digit of a digit string is its Verhoeff check digit; false for an empty string or other characters. */
export function passesVerhoeff(digits: string): boolean {
  if (!/^\d+$/u.test(digits)) return false;
  const fromRight = Array.from(digits, Number).toReversed();
  return fromRight.reduce((check, digit, place) => multiply(check, permute(digit, place)), 0) === 0;
}

/** 12 digits, or 16 of a virtual id, in groups or not, the first 2 to 9, with a right check digit. */
export function isValidAadhaar(text: string): boolean {
  const digits = text.replace(/[\s-]/gu, '');
  if (digits.length !== AADHAAR_LENGTH && digits.length !== VIRTUAL_ID_LENGTH) return false;
  return /^[2-9]/u.test(digits) && passesVerhoeff(digits);
}

/** Shows the last four digits alone: 'XXXX XXXX 2346'. Text with fewer than 12 digits is masked whole. */
export function maskAadhaar(text: string): string {
  const digits = text.replace(/\D/gu, '');
  if (digits === '') return '';
  return `XXXX XXXX ${digits.length < AADHAAR_LENGTH ? 'XXXX' : digits.slice(-4)}`;
}
