import {
  bankFile,
  readVendorInvoice,
  returnNotePdf,
  vendorDebitNotePdf,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { renderPurchasePaper } from '../orders/render-purchase-paper.ts';
import { askVendorPayment } from './ask-vendor-payment.ts';
import { bookVendorInvoice } from './book-invoice.ts';
import { loadDebitNotePaper } from './debit-note-paper.query.ts';
import { listDebitNotesOf } from './debit-notes.query.ts';
import { listInvoicesOf, readInvoiceOf } from './invoices.query.ts';
import { makeVendorDebitNote, moveVendorDebitNote } from './keep-debit-notes.ts';
import { listPayablesOf, readVendorLedger } from './payables.query.ts';
import { payVendor } from './pay-vendor.ts';
import { bankFileOf, listVendorPaymentsOf } from './payments.query.ts';
import { recordTransfer } from './record-transfer.ts';
import { returnGoods } from './return-goods.ts';
import { loadReturnPaper } from './return-paper.query.ts';
import { listReturnsOf } from './returns.query.ts';

export const payableRoutes: readonly Route[] = [
  listInvoicesOf,
  implement(readVendorInvoice, (ctx, { query }) => readInvoiceOf(ctx, query.invoiceId)),
  bookVendorInvoice,
  listReturnsOf,
  returnGoods,
  implementDocument(returnNotePdf, {
    load: (ctx, { query }) => loadReturnPaper(ctx, query.returnId),
    render: renderPurchasePaper,
  }),
  listDebitNotesOf,
  makeVendorDebitNote,
  moveVendorDebitNote,
  implementDocument(vendorDebitNotePdf, {
    load: (ctx, { query }) => loadDebitNotePaper(ctx, query.noteId),
    render: renderPurchasePaper,
  }),
  listPayablesOf,
  readVendorLedger,
  listVendorPaymentsOf,
  payVendor,
  askVendorPayment,
  recordTransfer,
  implementDocument(bankFile, {
    load: (ctx, { query }) => bankFileOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
];
