import type { Letterhead } from './letterhead.ts';
import type { DocumentLanguage, LabelledText } from './report-document.ts';

/** Bill of supply, printed on A5 or on an 80 mm roll from the same data. Money is integer paise. */
export interface BillDocument {
  language: DocumentLanguage;
  /** 'Bill of supply', or what the law calls a bill with GST. */
  title: string;
  /** 'Original for the patient'. */
  copy: string;
  /** ISO instant of the bill: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  letterhead: Letterhead;
  patient: BillPatient;
  billNo: string;
  /** '20/11/2026 08:28'. */
  billedAt: string;
  labNo: string;
  centre: string;
  /** Further lines of the header, such as { label: 'GSTIN', text: … }. */
  facts: readonly LabelledText[];
  lines: readonly BillLine[];
  /** '† Sent to …': mark and text. */
  footnotes: readonly { mark: string; text: string }[];
  totalPaise: number;
  /** Each with its reason: 'Discount 10 %, health camp'. Positive amounts. */
  discounts: readonly { label: string; amountPaise: number }[];
  netPaise: number;
  /** 'Rupees three thousand six hundred and ninety only'. */
  netInWords: string;
  payments: readonly BillPayment[];
  paidPaise: number;
  /** Negative: to be returned to the patient. */
  duePaise: number;
  /** Says 'Paid in full' where nothing is due: the patient's own copy of what the patient paid. */
  saysPaid: boolean;
  /** On whose account it goes instead of the patient's: no due is printed then; null: the patient. */
  chargedTo: string | null;
  /** Left out of print when nothing is due. */
  upi: { uri: string; address: string } | null;
  /** Where the patient sees whether the report is ready, in the QR and, without its scheme, in print; null: no such page. */
  statusUrl: string | null;
  /** 'GST exempt: … SAC 9993, …' of what is exempt. */
  exemptNote: string;
  /** Terms after the exempt note, such as the refund rule; only on A5. */
  terms: string;
  /** 'S. Pawar, counter 2'. */
  billedBy: string;
}

export interface BillPatient {
  name: string;
  nativeName: string | null;
  nativeLanguage: 'hi' | 'mr';
  ageSex: string;
  phone: string | null;
  doctor: string | null;
}

export interface BillLine {
  name: string;
  mark: string | null;
  code: string;
  /** '20/11/2026 14:00'. */
  reportBy: string | null;
  amountPaise: number;
  /** Printed struck out; its money is not in the totals. */
  cancelled: boolean;
}

export interface BillPayment {
  mode: string;
  /** Reference of the payment, or its time for cash. */
  reference: string | null;
  /** Negative for money returned. */
  amountPaise: number;
}
