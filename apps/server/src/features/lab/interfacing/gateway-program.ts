/** Whoever enters what machines send; a user without a password that no lab has as a member. */
export const GATEWAY_PROGRAM = {
  userId: '01900000-0000-7000-8000-000000000002',
  name: 'Analyser gateway',
} as const;
