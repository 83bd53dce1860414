import type { Letterhead } from '../letterhead.ts';
import type { DocumentLanguage } from '../report-document.ts';

/** Which money a slip is of: what an agency paid, or what one place gave another. */
export type MoneySlipKind = 'agencyReceipt' | 'placePayment';

/** The receipt of an agency, or the slip of money between places. Amounts in paise. */
export interface MoneySlip {
  language: DocumentLanguage;
  kind: MoneySlipKind;
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  letterhead: Letterhead;
  /** Empty before it has one. */
  number: string;
  /** The agency, or the place that gave the money. */
  party: string;
  /** What is said of it, in its order: a word of the slip and its value. */
  facts: readonly MoneySlipFact[];
  amountPaise: number;
  amountInWords: string;
  /** 'taken back', or the state of money between places; null where it just stands. */
  standing: string | null;
  madeBy: string;
}

/** Words that the facts of a slip stand beside. */
export const MONEY_SLIP_FACTS = [
  'received',
  'place',
  'paidOn',
  'paidBy',
  'tds',
  'certificate',
  'to',
  'days',
  'purpose',
  'receivedBy',
  'bankedBy',
  'slipNo',
  'approvedBy',
] as const;
export type MoneySlipFactName = (typeof MONEY_SLIP_FACTS)[number];

export interface MoneySlipFact {
  name: MoneySlipFactName;
  value: string;
}
