import type { RefusalSpec } from './early-refusals.ts';

/** Refusals whose words a form says itself before anything is sent; apart, so that it takes along no others. */
export const deskRefusals = {
  'test-twice': { status: 400, msg: '{test} is on the bill twice' },
  'consent-missing': { status: 400, msg: '{test} needs the consent of the patient' },
  'discount-reason-missing': { status: 400, msg: 'This lab asks for the reason of every discount' },
  'upi-reference-missing': { status: 400, msg: 'This lab asks for the reference of every UPI payment' },
  'payment-over-due': { status: 409, msg: 'The payments are {over} more than the due of {due}' },
  'write-off-over-due': { status: 409, msg: '{amount} is more than the due of {due}' },
  'coupon-not-for-tests': { status: 400, msg: 'The coupon {coupon} gives nothing on these tests' },
  'coupon-under-minimum': { status: 400, msg: 'The coupon {coupon} needs a bill of at least {amount}' },
} as const satisfies Record<string, RefusalSpec>;
