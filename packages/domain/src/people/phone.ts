/** Digits of a phone number without prefix (spec §9). */
export const PHONE_LENGTH = 10;

const PLAIN = /^(?:\+91|0)?\d{10}$/u;
/** The mask that demo users see and may send back; its length says nothing. */
const MASKED = /^(?=.*x)[+\dx]{1,16}$/iu;

/** Optional; 10 digits with an optional +91 or 0 before them, or digits masked by x (spec §5). */
export function isValidPhone(text: string): boolean {
  return text === '' || PLAIN.test(text) || MASKED.test(text);
}

/** The 10 digits of a valid number, without its prefix; a masked number and anything else stays as it is. */
export function plainPhone(text: string): string {
  return PLAIN.test(text) ? text.slice(-PHONE_LENGTH) : text;
}
