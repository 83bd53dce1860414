/** Who cuts invoices at night; a user without a password that no lab has as a member. */
export const NIGHT_PROGRAM = {
  userId: '01900000-0000-7000-8000-000000000006',
  name: 'Invoices at night',
} as const;
