const PATTERNS = {
  alphanumeric: /^[A-Za-z0-9]+$/u,
  'alphanumeric with spaces': /^[A-Za-z0-9 ]+$/u,
  'letters with spaces': /^[A-Za-z ]+$/u,
  'digits only': /^\d+$/u,
  'email-like': /^[^\s@]+@[^\s@]+\.[^\s@]+$/u,
} as const;

/** Generic patterns of spec §5; letters and digits are those of English. */
export type GenericPattern = keyof typeof PATTERNS;

export const GENERIC_PATTERNS: readonly GenericPattern[] = [
  'alphanumeric',
  'alphanumeric with spaces',
  'letters with spaces',
  'digits only',
  'email-like',
];

/** True when the whole text matches; an empty text matches none. */
export function matchesPattern(pattern: GenericPattern, text: string): boolean {
  return PATTERNS[pattern].test(text);
}
