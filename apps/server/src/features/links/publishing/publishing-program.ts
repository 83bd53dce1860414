/** Who sends reports by rule; a user without a password that no lab has as a member. */
export const PUBLISHING_PROGRAM = {
  userId: '01900000-0000-7000-8000-000000000004',
  name: 'Publishing by rule',
} as const;
