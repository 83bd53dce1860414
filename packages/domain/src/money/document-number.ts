/** Series of documents of money and of supply, each numbered by itself: its letter in the number, and what the document is called. */
export const DOCUMENT_SERIES = {
  B: 'Bill',
  R: 'Receipt',
  V: 'Reversal',
  F: 'Refund',
  A: 'Advance',
  C: 'Credit note',
  D: 'Debit note',
  P: 'Purchase order',
  G: 'Goods received note',
  N: 'Vendor invoice',
  M: 'Material return',
  E: 'Vendor debit note',
  Y: 'Vendor payment',
  I: 'Material request',
  T: 'Stock transfer',
  K: 'Stock count',
  U: 'Consumption run',
  W: 'Wastage',
  J: 'Stock adjustment',
  O: 'Opening stock',
  S: 'Stock issue',
  Q: 'Rate contract',
  L: 'Receipt of an agency',
  H: 'Payout',
  Z: 'Payment between places, settlement',
  X: 'Invoice of an agency',
} as const;
export type DocumentSeries = keyof typeof DOCUMENT_SERIES;

/** Series of documents of money that are of no bill. */
export const SETTLEMENT_SERIES = ['H', 'Z'] as const satisfies readonly DocumentSeries[];
export type SettlementSeries = (typeof SETTLEMENT_SERIES)[number];

/** What a number has at most (CGST rule 46(b)). */
export const DOCUMENT_NUMBER_LENGTH = 16;

/** Digits of a serial; more than 99,999 in a year are written out. */
export const DOCUMENT_SERIAL_DIGITS = 5;

export interface NumberedYear {
  /** Up to four letters of the firm or the lab. */
  readonly prefix: string;
  readonly series: DocumentSeries;
  /** The year in which the financial year begins. */
  readonly financialYear: number;
}

/** What the numbers of a series begin with in a year: KT, receipts, 2026 is 'KTR26-'. */
export function documentNumberStart({ prefix, series, financialYear }: NumberedYear): string {
  return `${prefix}${series}${String(financialYear % 100).padStart(2, '0')}-`;
}

/** The number of a document: 'KTR26-00042'. Throws a RangeError when it were longer than the law allows. */
export function documentNumber(year: NumberedYear, serial: number): string {
  const number = documentNumberStart(year) + String(serial).padStart(DOCUMENT_SERIAL_DIGITS, '0');
  if (number.length > DOCUMENT_NUMBER_LENGTH) throw new RangeError(`Too long for a document: ${number}`);
  return number;
}
