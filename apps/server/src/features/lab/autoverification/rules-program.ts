/** Whoever checks and releases by rule; a user without a password that no lab has as a member. */
export const RULES_PROGRAM = {
  userId: '01900000-0000-7000-8000-000000000001',
  name: 'Autoverification',
} as const;
