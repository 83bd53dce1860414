import { faultsFrom } from '../text/fault.ts';
import { MESSAGES } from '../text/messages.ts';

/** Faults of fields: billing. */
export const billingFaults = {
  'lab-id-special': MESSAGES.labId.specialCharacters,
  'lab-id-invalid': MESSAGES.labId.invalid,
  'lab-id-out-of-range': MESSAGES.labId.outOfRange,
  'discount-corrected': `${MESSAGES.discount.overLimit}. ${MESSAGES.discount.contactAdmin}`,
  'discount-beyond-limit': MESSAGES.discount.overLimit,
  'discount-beyond-bill': MESSAGES.discount.overBill,
  'lab-id-begins': 'The lab IDs of this day begin with {start}',
  'lab-id-next-already': 'The next lab ID is {labId} already',
  'gst-begins-in-past': 'GST begins today or later: bills keep theirs',
  'gst-holds-already': 'That holds from this day on already',
  'rolling-advance-prepaid': 'A rolling advance is prepaid',
  'credit-postpaid': 'Credit is postpaid',
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const billingFault = faultsFrom(billingFaults);
