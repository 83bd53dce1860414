/** No whitespace, something before the one at-sign and something after it (spec §5); the semicolon separates a list. */
const EMAIL = /^[^\s@;]+@[^\s@;]+$/u;

/** A single address, not blank. */
export function isValidEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** A list separated by semicolons, valid only if every entry is non-empty and valid (spec §5). */
export function isValidEmailList(text: string): boolean {
  return text.split(';').every(isValidEmail);
}

/** Addresses to notify: none at all, or a valid list (spec §5 "Empty input passes the notify check"). */
export function canNotifyByEmail(text: string): boolean {
  return text === '' || isValidEmailList(text);
}
