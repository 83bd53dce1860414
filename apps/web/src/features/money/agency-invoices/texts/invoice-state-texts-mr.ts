/** The states of invoices in Marathi. */
export const invoiceStateTextsMr = {
  'invoice.draft': 'मसुदा',
  'invoice.sent': 'पाठवले',
  'invoice.unpaid': 'पैसे बाकी',
  'invoice.partialPaid': 'काही पैसे दिले',
  'invoice.paid': 'पैसे दिले',
  'invoice.unknown': 'अज्ञात',
  'invoice.all': 'सर्व',
};
