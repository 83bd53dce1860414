/** Reasons offered when a tube is rejected; another may be typed. */
export const REJECT_REASONS = [
  'Haemolysed',
  'Lipaemic',
  'Icteric',
  'Clotted',
  'Quantity not sufficient',
  'Wrong tube',
  'Unlabelled or mislabelled',
  'Leaked',
  'Delayed beyond stability',
  'Wrong temperature',
  'Not fasting',
  'Contaminated',
] as const;
