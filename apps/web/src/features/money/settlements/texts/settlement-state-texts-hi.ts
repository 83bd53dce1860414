/** The states of money between places in Hindi. */
export const settlementStateTextsHi = {
  'labPayment.DRAFT': 'ड्राफ़्ट',
  'labPayment.CREATED': 'बना',
  'labPayment.ARCHIVAL_REQUEST_CREATED': 'आर्काइव माँगा गया',
  'labPayment.APPROVED_BY_RECEIVER': 'पाने वाले ने मंज़ूर किया',
  'labPayment.SUBMITTED_TO_BANK': 'बैंक में जमा',
  'labPayment.APPROVED_FINANCE': 'फ़ाइनेंस ने मंज़ूर किया',
  'labPayment.REJECTED_FINANCE': 'फ़ाइनेंस ने नामंज़ूर किया',
  'labPayment.REVERSED_FINANCE': 'फ़ाइनेंस ने वापस लिया',
  'labPayment.REJECTED': 'नामंज़ूर',
  'labPayment.CANCELLED': 'रद्द',
  'labPayment.ARCHIVED': 'आर्काइव',
  'labPayment.ARCHIVAL_REJECTED': 'आर्काइव नामंज़ूर',
};
