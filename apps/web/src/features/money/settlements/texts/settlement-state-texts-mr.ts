/** The states of money between places in Marathi. */
export const settlementStateTextsMr = {
  'labPayment.DRAFT': 'मसुदा',
  'labPayment.CREATED': 'तयार',
  'labPayment.ARCHIVAL_REQUEST_CREATED': 'संग्रह मागितला',
  'labPayment.APPROVED_BY_RECEIVER': 'घेणाऱ्याने मंजूर केले',
  'labPayment.SUBMITTED_TO_BANK': 'बँकेत जमा',
  'labPayment.APPROVED_FINANCE': 'फायनान्सने मंजूर केले',
  'labPayment.REJECTED_FINANCE': 'फायनान्सने नामंजूर केले',
  'labPayment.REVERSED_FINANCE': 'फायनान्सने परत घेतले',
  'labPayment.REJECTED': 'नामंजूर',
  'labPayment.CANCELLED': 'रद्द',
  'labPayment.ARCHIVED': 'संग्रहित',
  'labPayment.ARCHIVAL_REJECTED': 'संग्रह नामंजूर',
};
