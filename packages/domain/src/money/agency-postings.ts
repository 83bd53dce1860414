import { accountOfMode, ACCOUNTS, type Posting, postingsBetween } from './journal.ts';
import type { PaymentMode } from './payment-mode.ts';

/** What an agency paid, in paise: money that came, and tax that it kept for the state. */
export interface AgencyMoney {
  readonly mode: PaymentMode;
  readonly amount: number;
  readonly tds: number;
}

/** Postings of a receipt of an agency: it owes less by the money and by the tax, which the state owes the lab from now on. */
export function agencyReceiptPostings({ mode, amount, tds }: AgencyMoney): Posting[] {
  return [
    ...postingsBetween('agencyReceipt', [accountOfMode(mode), ACCOUNTS.agency], amount),
    ...postingsBetween('agencyTds', [ACCOUNTS.tdsReceivable, ACCOUNTS.agency], tds),
  ];
}

/** Postings of a receipt of an agency that is taken back as a whole. */
export function agencyReversalPostings({ mode, amount, tds }: AgencyMoney): Posting[] {
  return [
    ...postingsBetween('agencyReversal', [ACCOUNTS.agency, accountOfMode(mode)], amount),
    ...postingsBetween('agencyReversal', [ACCOUNTS.agency, ACCOUNTS.tdsReceivable], tds),
  ];
}

/** The posting of a credit note to an agency that goes to its account at once. In paise. */
export function agencyCreditPostings(amount: number): Posting[] {
  return postingsBetween('agencyCredit', [ACCOUNTS.creditNote, ACCOUNTS.agency], amount);
}
