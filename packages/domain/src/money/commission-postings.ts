import { ACCOUNTS, type Posting, postingsBetween } from './journal.ts';

/** Postings of a payout that was approved: what it comes to is owed, the tax of it to the state; in paise. */
export function commissionPostings(total: number, tds: number): Posting[] {
  const { commission, commissionPayable, tdsPayable } = ACCOUNTS;
  return [
    ...postingsBetween('commission', [commission, commissionPayable], total),
    ...postingsBetween('commissionTds', [commissionPayable, tdsPayable], tds),
  ];
}

/** The posting of a payout that the bank was told to pay, after its tax. */
export function commissionPaidPostings(net: number): Posting[] {
  return postingsBetween('commissionPaid', [ACCOUNTS.commissionPayable, ACCOUNTS.payoutBank], net);
}
