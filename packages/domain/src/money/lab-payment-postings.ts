import { ACCOUNTS, type Posting, postingsBetween } from './journal.ts';

/** Money that a place handed over and finance approved: it lies at the bank, or with the place that received it. In paise. */
export function labPaymentPostings(amount: number, at: 'bank' | 'receiver'): Posting[] {
  const { depositBank, takenOver, handedOver } = ACCOUNTS;
  return postingsBetween('labPayment', [at === 'bank' ? depositBank : takenOver, handedOver], amount);
}

/** The posting that takes one back: that of before the other way round. */
export function labPaymentBackPostings(amount: number, at: 'bank' | 'receiver'): Posting[] {
  return labPaymentPostings(amount, at).flatMap(({ debit, credit }) =>
    postingsBetween('labPaymentBack', [credit, debit], amount),
  );
}
