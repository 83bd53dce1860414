/** The five checks of a password, in the order of the specification (spec §5 "Password strength"). */
export const PASSWORD_CHECKS = ['length', 'special', 'digit', 'lowercase', 'uppercase'] as const;

export type PasswordCheck = (typeof PASSWORD_CHECKS)[number];

export interface PasswordStrength {
  /** Share of the checks that are passed: 0 to 1 in fifths. */
  readonly score: number;
  readonly passed: readonly PasswordCheck[];
}

/** Shortest password that passes the length check. */
export const METER_LEAST_LENGTH = 6;

const PASSES: Record<PasswordCheck, (password: string) => boolean> = {
  length: (password) => Array.from(password).length >= METER_LEAST_LENGTH,
  special: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
};

/** How strong a password looks; it only informs, acceptance is `passwordFault`. */
export function passwordStrength(password: string): PasswordStrength {
  const passed = PASSWORD_CHECKS.filter((check) => PASSES[check](password));
  return { score: passed.length / PASSWORD_CHECKS.length, passed };
}
