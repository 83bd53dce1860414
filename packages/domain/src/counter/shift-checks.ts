/** What is looked at before a shift is closed, in the order in which it is shown. */
export const SHIFT_CHECKS = ['references', 'orders', 'advances', 'unpaid', 'refunds', 'approvals'] as const;
export type ShiftCheckName = (typeof SHIFT_CHECKS)[number];
