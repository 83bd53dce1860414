import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the account of a lab with the platform. */
export const accountTexts = defineTexts({
  title: 'Lab account',
  standing: 'How the lab stands',
  reason: 'The platform desk says: {reason}',
  since: 'Since {date}',
  desk: 'The platform desk: {desk}',
  othersPay: 'Whoever manages the lab can pay here.',
  pay: 'Tell a payment',
  amount: 'Amount in rupees',
  amountMissing: 'Type the amount that was paid',
  paidOn: 'Paid on',
  dayMissing: 'Type the day of the payment',
  reference: 'Reference of the bank',
  referenceHint: 'UTR of the transfer or number of the cheque: letters, digits, hyphens and strokes',
  referenceMissing: 'Type the reference of the payment',
  tell: 'Tell the platform desk',
  told: 'Payment {reference} is reported to the platform desk',
  upiAt: 'By UPI to {address}',
  upiCode: 'UPI code for this amount',
  payments: 'Payments reported',
  noPayments: 'No payment was reported yet.',
  paymentOf: '{day}, {reference}',
  toldBy: '{name}, {at}',
}).translated({
  hi: async () => (await import('./account-texts-hi.ts')).accountTextsHi,
  mr: async () => (await import('./account-texts-mr.ts')).accountTextsMr,
});
