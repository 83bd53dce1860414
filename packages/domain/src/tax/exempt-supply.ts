/** Why a bill of supply and its notes carry no tax (domain facts 2.3). */
export const EXEMPT_SUPPLY =
  'GST exempt: health care service by a clinical establishment, SAC 9993, Notification 12/2017-Central Tax (Rate), entry 74. Amounts in rupees.';

/** What a note says of what its bill charges no tax on, under the tax that it splits. */
export const GST_OF_NOTE =
  'The value includes this GST, as the bill named above charged it; the rest of it is exempt. Amounts in rupees.';
