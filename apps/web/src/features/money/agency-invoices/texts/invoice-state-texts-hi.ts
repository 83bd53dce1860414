/** The states of invoices in Hindi. */
export const invoiceStateTextsHi = {
  'invoice.draft': 'मसौदा',
  'invoice.sent': 'भेजा गया',
  'invoice.unpaid': 'भुगतान बाकी',
  'invoice.partialPaid': 'आंशिक भुगतान',
  'invoice.paid': 'भुगतान हुआ',
  'invoice.unknown': 'अज्ञात',
  'invoice.all': 'सभी',
};
