import type { Letterhead } from './letterhead.ts';
import type { DocumentLanguage } from './report-document.ts';

/** The receipt of money that a patient paid ahead. Amounts in paise. */
export interface AdvanceReceipt {
  language: DocumentLanguage;
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  letterhead: Letterhead;
  number: string;
  /** '20/11/2026 07:00'. */
  receivedAt: string;
  receivedBy: string;
  place: string;
  patient: { name: string; code: string; ageSex: string };
  /** 'Cash', or a mode and its reference. */
  paidBy: string;
  amountPaise: number;
  amountInWords: string;
  /** 'pending', 'cancelled': what is to be known before it is relied on; null while it pays bills. */
  standing: string | null;
  uses: readonly AdvanceReceiptUse[];
  balancePaise: number;
}

/** What was paid from an advance: a bill, or money that went back. */
export interface AdvanceReceiptUse {
  at: string;
  number: string;
  what: string;
  amountPaise: number;
}
