/** What speaks for or against two records being one person. */
export const DUPLICATE_REASONS = [
  'sameAbha',
  'otherAbha',
  'samePassport',
  'sameSrf',
  'samePhone',
  'sameName',
  'nameAlike',
  'otherName',
  'sameBirthdate',
  'sameAge',
  'otherAge',
  'sameAadhaar',
  'otherAadhaar',
  'otherSex',
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];
