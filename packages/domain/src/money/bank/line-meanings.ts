/** What a line of a bank's statement turned out to be: money that the books know, or something that has no document. */
export const LINE_MEANINGS = [
  'agencyReceipt',
  'labPayment',
  'settlement',
  'payout',
  'vendorPayment',
  'bankCharge',
  'unknown',
] as const;
export type LineMeaning = (typeof LINE_MEANINGS)[number];

/** Those that are a document of the lab. */
export const DOCUMENT_MEANINGS = [
  'agencyReceipt',
  'labPayment',
  'settlement',
  'payout',
  'vendorPayment',
] as const satisfies readonly LineMeaning[];
export type DocumentMeaning = (typeof DOCUMENT_MEANINGS)[number];

/** Those that somebody says of a line that is no document. */
export const SAID_MEANINGS = ['bankCharge', 'unknown'] as const satisfies readonly LineMeaning[];

/** Formats in which a bank hands out a statement. */
export const STATEMENT_FORMATS = ['csv', 'mt940', 'camt053'] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

/** Bytes of a statement, at most: a year of a busy account. */
export const LARGEST_STATEMENT = 4_000_000;
/** Lines of a statement, at most. */
export const MOST_STATEMENT_LINES = 10_000;
