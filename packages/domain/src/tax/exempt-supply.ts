/** Why a bill of supply and its notes carry no tax (domain facts 2.3). */
export const EXEMPT_SUPPLY =
  'GST exempt: health care service by a clinical establishment, SAC 9993, Notification 12/2017-Central Tax (Rate), entry 74. Amounts in rupees.';

/** What a note says of tax to a bill of which something is not exempt. */
export const GST_AS_BILLED =
  'The amounts include the GST of the tests that the bill named above charges with it; the others are exempt. Amounts in rupees.';
