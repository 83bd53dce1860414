import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of paying the account of an agency through the gateway. */
export const accountPaymentTexts = defineTexts({
  due: '₹ {due} due on invoices, ₹ {overdue} of it over due.',
  ahead: '₹ {amount} is paid ahead.',
  pay: 'Pay online',
  waitsFirst: 'A payment is being waited for. Pay by its link, or cancel it',
  title: 'Pay the lab online',
  begin: 'Make a payment link',
  amount: 'Amount ₹',
  amountWrong: 'Type an amount of at least ₹ 1',
  over: '₹ {amount} is paid ahead',
  waiting: '₹ {amount} can be paid until {until}:',
  open: 'Open the payment page',
  check: 'Look now',
  giveUp: 'Cancel',
  paid: 'The last payment of ₹ {amount}, begun {at}, has come',
  held: 'Another sum than ₹ {amount}, asked for {at}, came. The lab decides about it',
  failed: 'The payment of ₹ {amount}, begun {at}, did not come: {why}',
}).translated({
  hi: async () => (await import('./account-payment-texts-hi.ts')).accountPaymentTextsHi,
  mr: async () => (await import('./account-payment-texts-mr.ts')).accountPaymentTextsMr,
});
