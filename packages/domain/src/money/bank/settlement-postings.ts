import { ACCOUNTS, type Posting, postingsBetween } from '../journal.ts';

/** How the bank settled a batch, in paise: what was gathered, what it paid, and what it kept as its fee. */
export interface BankSettlement {
  readonly gathered: number;
  readonly paid: number;
  readonly fee: number;
}

/** What the bank paid too little; below nothing: too much. In paise. */
export function settlementDifferenceOf({ gathered, paid, fee }: BankSettlement): number {
  return gathered - paid - fee;
}

/** Postings of a batch that the bank settled: what it paid, its fee and what it differs by come to what was gathered. */
export function bankSettlementPostings(settlement: BankSettlement): Posting[] {
  const { settled, settlementBank, bankFee, settlementDifference } = ACCOUNTS;
  return [
    ...postingsBetween('settlement', [settlementBank, settled], settlement.paid),
    ...postingsBetween('settlementFee', [bankFee, settled], settlement.fee),
    ...postingsBetween(
      'settlementDifference',
      [settlementDifference, settled],
      settlementDifferenceOf(settlement),
    ),
  ];
}
