/**
 * What the record that remains can take from the one that is merged into it. A sex is not among them: it is corrected with its own
 * consequences, and two sexes are two people until then.
 */
export const MERGE_FIELDS = [
  'name',
  'age',
  'phone',
  'phone_2',
  'email',
  'address',
  'abha_id',
  'srf_id',
  'passport_number',
  'adhar_no',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];
