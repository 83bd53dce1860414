import type { Letterhead } from './letterhead.ts';

/** A paper to an agency about its account: an invoice, or a statement of all that moved. Amounts in paise; what the agency owes is above zero. */
export interface AgencyPaperHead {
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  letterhead: Letterhead;
  /** 'Statement of account', 'Bill of supply', 'Tax invoice'. */
  title: string;
  agency: { name: string; addressLines: readonly string[] };
  /** Facts beside the address, such as 'Period' and '01/10/2026 – 31/10/2026'. */
  facts: readonly { label: string; value: string }[];
  /** What is to be paid now, and how; null when nothing is. */
  pay: AgencyPay | null;
  /** What stands at the foot of each page. */
  foot: string;
}

export interface AgencyPay {
  amountPaise: number;
  /** 'upi://pay?…'; null for a lab that takes no UPI. */
  upiLink: string | null;
  /** Last day, '30/11/2026'; null where none is agreed. */
  dueOn: string | null;
  /** Where money is transferred to: a line an account of the lab. */
  bank: readonly string[];
  /** What the payer writes beside it. */
  reference: string;
  terms: string;
}

/** A statement: opening balance, what moved, closing balance, and how old the open documents are (facts 2.4). */
export interface AgencyStatementPaper extends AgencyPaperHead {
  openingPaise: number;
  debitPaise: number;
  creditPaise: number;
  closingPaise: number;
  amountInWords: string;
  /** 'Credit limit 2,50,000; 67 % used'; empty without a limit. */
  limitNote: string;
  /** '31/10/2026': the last day of the period. */
  until: string;
  ageing: readonly AgeBand[];
  movements: readonly {
    date: string;
    number: string;
    what: string;
    debitPaise: number;
    creditPaise: number;
    balancePaise: number;
  }[];
  open: readonly OpenDocument[];
}

/** What of the closing balance is so old, by the day of its document. */
export interface AgeBand {
  label: string;
  amountPaise: number;
  /** Part of all, in per cent with a decimal; null where all is nothing. */
  percent: number | null;
}

export interface OpenDocument {
  number: string;
  posted: string;
  due: string;
  ageDays: number;
  /** Index into the ageing bands. */
  band: number;
  /** Below zero: a credit that pays nothing yet. */
  amountPaise: number;
  /** Days after its due day; 0 while it is in time. */
  lateDays: number;
}

/** An invoice: what was charged in a period, bill by bill, with the tax of what is not exempt (CGST rules 46 and 49). */
export interface AgencyInvoicePaper extends AgencyPaperHead {
  /** The GSTIN of the lab; null for one that is not registered. */
  gstin: string | null;
  /** Sums that are worked out: each with the sign before it, the last the total. */
  boxes: readonly { sign: string; label: string; amountPaise: number }[];
  amountInWords: string;
  columns: readonly { head: string; isNumber: boolean; isWide: boolean }[];
  rows: readonly (readonly string[])[];
  /** A line for each rate of tax. */
  taxes: readonly string[];
  taxNote: string;
  /** 'Draft', 'Cancelled': what is to be known before it is relied on; null while it stands. */
  standing: string | null;
}
