import { ACCOUNTS, type Posting, postingsBetween } from './journal.ts';

/** An invoice of a vendor, in paise: what it comes to, and the value of received goods that it is for. */
export interface ClearedInvoice {
  readonly total: number;
  readonly cleared: number;
}

/** Postings of a vendor's invoice: goods that were received are owed for, and what it differs by is a difference. */
export function vendorInvoicePostings({ total, cleared }: ClearedInvoice): Posting[] {
  const { goodsReceived, payable, purchaseDifference } = ACCOUNTS;
  return [
    ...postingsBetween('vendorInvoice', [goodsReceived, payable], cleared),
    ...postingsBetween('vendorInvoice', [purchaseDifference, payable], total - cleared),
  ];
}

/** Postings of a claim: less is owed, for goods that went back and were of this value, else for a difference. */
export function vendorDebitPostings(amount: number, returned: number): Posting[] {
  const { goodsReceived, payable, purchaseDifference } = ACCOUNTS;
  return [
    ...postingsBetween('vendorDebit', [payable, goodsReceived], returned),
    ...postingsBetween('vendorDebit', [payable, purchaseDifference], amount - returned),
  ];
}

/** Postings of a payment to a vendor by bank, and of the tax that is kept of it. */
export function vendorPaymentPostings(gross: number, tds: number): Posting[] {
  return [
    ...postingsBetween('vendorPayment', [ACCOUNTS.payable, ACCOUNTS.vendorBank], gross - tds),
    ...postingsBetween('vendorTds', [ACCOUNTS.payable, ACCOUNTS.tdsPayable], tds),
  ];
}
