/** Why a bill of supply and its notes carry no tax (domain facts 2.3). */
export const EXEMPT_SUPPLY =
  'GST exempt: health care service by a clinical establishment, SAC 9993, Notification 12/2017-Central Tax (Rate), entry 74. Amounts in rupees.';
