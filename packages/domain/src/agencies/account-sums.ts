import { ACCOUNTS, type Posting } from '../money/journal.ts';
import type { PostingKind } from '../money/posting-kinds.ts';
import type { AgencyAccount } from './account-standing.ts';

/** What the postings on the account of an agency come to, in paise. */
export type AgencySums = Omit<AgencyAccount, 'limit'>;

/** Which sum each kind of posting on the account of an agency belongs to, and the side on which it adds to that. */
const SUM_OF_KIND: Partial<Record<PostingKind, readonly [keyof AgencySums, 'debit' | 'credit']>> = {
  agencyReceipt: ['deposits', 'credit'],
  agencyTds: ['deposits', 'credit'],
  agencyReversal: ['deposits', 'credit'],
  agencyCredit: ['creditNotes', 'credit'],
  agencyCharge: ['charges', 'debit'],
  agencyDebit: ['debitNotes', 'debit'],
};

/** What postings add to the sums of the agency in whose name they are, in paise; those on other accounts add nothing (facts 2.4). */
export function agencySumsOf(postings: readonly Posting[]): AgencySums {
  const sums = { deposits: 0, creditNotes: 0, charges: 0, debitNotes: 0 };
  for (const posting of postings) {
    const [sum, side] = SUM_OF_KIND[posting.kind] ?? [];
    if (sum === undefined || side === undefined) continue;
    const other = side === 'debit' ? posting.credit : posting.debit;
    sums[sum] += other === ACCOUNTS.agency ? -posting.amount : posting.amount;
  }
  return sums;
}
