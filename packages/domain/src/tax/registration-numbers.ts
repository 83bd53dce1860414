/** Patterns of spec §5 "Tax and identity patterns"; letters are upper case, as the documents print them. */
const PATTERNS = {
  /** UDYAM registration of a micro, small or medium enterprise: UDYAM-XX-NN-NNNNNNN. */
  MSME: /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/u,
  CIN: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/u,
  TAN: /^[A-Z]{4}\d{5}[A-Z]$/u,
  PAN: /^[A-Z]{5}\d{4}[A-Z]$/u,
  /** The fifth character is 0. */
  IFSC: /^[A-Z]{4}0[A-Z0-9]{6}$/u,
} as const;

export type RegistrationNumber = keyof typeof PATTERNS;

/** True when a text has the shape of that number. Case and blanks count. */
export function isRegistrationNumber(kind: RegistrationNumber, text: string): boolean {
  return PATTERNS[kind].test(text);
}
