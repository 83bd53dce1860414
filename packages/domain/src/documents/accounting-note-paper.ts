import type { Letterhead } from './letterhead.ts';
import type { DocumentLanguage } from './report-document.ts';

/** A credit or debit note, with what CGST rule 53(1A) asks of one. Amounts in paise. */
export interface AccountingNotePaper {
  language: DocumentLanguage;
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  letterhead: Letterhead;
  /** 'Credit note' or 'Debit note'. */
  title: string;
  /** Null before it is generated. */
  number: string | null;
  /** '20/11/2026 07:00'. */
  issuedAt: string;
  issuedBy: string;
  place: string;
  /** Name of the patient or the agency, and what tells it apart: code, age and sex. */
  party: { name: string; detail: string };
  /** The GSTIN of the lab; null for one that is not registered, as a lab of exempt supplies need not be. */
  gstin: string | null;
  /** The bill that it corrects; null for a note that is given for another reason. */
  bill: { number: string; date: string; labNo: string; patient: string } | null;
  reason: string;
  amountPaise: number;
  amountInWords: string;
  /** 'pending', 'cancelled': what is to be known before it is relied on; null while it stands. */
  standing: string | null;
  /** What it gives of each test; empty for a note that names none. */
  lines: readonly AccountingNoteLine[];
  /** What still pays bills; null for a debit note. */
  balancePaise: number | null;
  /** What the value includes of GST, a line for each rate of its bill; none for an exempt supply. */
  taxes: readonly string[];
  /** Why the supply carries no tax, or what the taxes are of. */
  taxNote: string;
  /** What its party may do with it. */
  terms: string;
}

export interface AccountingNoteLine {
  code: string;
  name: string;
  amountPaise: number;
}
