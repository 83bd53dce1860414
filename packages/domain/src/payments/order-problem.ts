/**
 * Why a payment order does not go on: the other side does not answer, refuses it, does not know our keys, is busy with another
 * payment, its time is over, the payer was declined, or the gateway gave no code to scan.
 */
export const ORDER_PROBLEMS = [
  'unreachable',
  'refused',
  'keys',
  'busy',
  'expired',
  'declined',
  'noCode',
] as const;
export type OrderProblem = (typeof ORDER_PROBLEMS)[number];
