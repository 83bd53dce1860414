import { orderPdf } from '@nidan/contract/supply/orders/order-endpoints';
import { returnNotePdf, vendorDebitNotePdf } from '@nidan/contract/supply/payables/payable-endpoints';
import type { DocumentLinks } from '../features/people/approvals/document-links.ts';
import { printPaper } from '../features/supply/orders/print-paper.ts';
import { apiFile } from '../kernel/api/api.ts';

/** Where the documents that approvals are about are opened and printed. */
export const approvalDocuments: DocumentLinks = {
  'purchase order': {
    routeOf: (orderId) => `purchase-orders?sel=${orderId}`,
    print: (orderId) => void printPaper(apiFile(orderPdf, { query: { orderId } })),
  },
  'vendor rate contract': { routeOf: (contractId) => `rate-contracts?view=all&sel=${contractId}` },
  vendor: { routeOf: (vendorId) => `vendors?sel=${vendorId}` },
  'vendor invoice': { routeOf: (invoiceId) => `vendor-bills?sel=${invoiceId}` },
  'material return': {
    routeOf: (returnId) => `vendor-bills?view=returns&sel=${returnId}`,
    print: (returnId) => void printPaper(apiFile(returnNotePdf, { query: { returnId } })),
  },
  'vendor debit note': {
    routeOf: (noteId) => `vendor-bills?view=notes&sel=${noteId}`,
    print: (noteId) => void printPaper(apiFile(vendorDebitNotePdf, { query: { noteId } })),
  },
};
