/** What an invoice of an agency is for: a period of its cycle, or what was late for the one before. */
export const INVOICE_KINDS = ['cycle', 'supplementary'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What a line charges: a test, what became of one after it was invoiced, or a debit note of its bill. */
export const INVOICE_LINE_KINDS = ['test', 'correction', 'debitNote'] as const;
export type InvoiceLineKind = (typeof INVOICE_LINE_KINDS)[number];

/** Day that open invoices are aged by: the one on which they are due, or the one on which they were sent. */
export const AGEING_DAYS = ['due', 'posted'] as const;
export type AgeingDay = (typeof AGEING_DAYS)[number];

/** What pays invoices: a receipt, or a credit note. */
export const CREDIT_KINDS = ['receipt', 'note'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** What became of a promise to pay. */
export const PROMISE_OUTCOMES = ['waiting', 'kept', 'partKept', 'broken'] as const;
export type PromiseOutcome = (typeof PROMISE_OUTCOMES)[number];
