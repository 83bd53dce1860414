/** What a lab sets up before its first patient, in the order in which it is best done. */
export const FIRST_STEPS = [
  'logo',
  'address',
  'upi',
  'pathologist',
  'people',
  'prices',
  'intervals',
  'label',
  'messages',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
