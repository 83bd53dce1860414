import { asciiDigits } from '@nidan/domain/text/ascii-digits';

const WHOLE = /^\d{1,8}$/u;

/** A whole number as it is typed, in any digits; empty is `empty`, null when it is no whole number. */
export function wholeNumber(typed: string, empty: number | null = 0): number | null {
  const text = asciiDigits(typed).trim();
  if (text === '') return empty;
  return WHOLE.test(text) ? Number(text) : null;
}
