/** Who acts for a patient at their page; a user without a password that no lab has as a member. */
export const LINK_PROGRAM = {
  userId: '01900000-0000-7000-8000-000000000003',
  name: 'Page of the patient',
} as const;
