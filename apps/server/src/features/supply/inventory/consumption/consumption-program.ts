/** Who takes what work has used; a user without a password that no lab has as a member. */
export const CONSUMPTION_PROGRAM = {
  userId: '01900000-0000-7000-8000-000000000005',
  name: 'Stock consumption',
} as const;
