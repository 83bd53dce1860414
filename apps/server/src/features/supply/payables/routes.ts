import {
  askVendorPayment as askPaymentEndpoint,
  bankFile,
  bookVendorInvoice as bookEndpoint,
  listPayables,
  listReturns,
  listVendorDebitNotes,
  listVendorInvoices,
  listVendorPayments,
  makeVendorDebitNote as makeNoteEndpoint,
  moveVendorDebitNote as moveNoteEndpoint,
  payVendor as payEndpoint,
  readVendorInvoice,
  recordTransfer as transferEndpoint,
  returnGoods as returnEndpoint,
  returnNotePdf,
  vendorDebitNotePdf,
  vendorLedger,
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
  implement(listVendorInvoices, (ctx, { query }) => listInvoicesOf(ctx, query)),
  implement(readVendorInvoice, (ctx, { query }) => readInvoiceOf(ctx, query.invoiceId)),
  implement(bookEndpoint, (ctx, { body }) => bookVendorInvoice(ctx, body)),
  implement(listReturns, (ctx, { query }) => listReturnsOf(ctx, query)),
  implement(returnEndpoint, (ctx, { body }) => returnGoods(ctx, body)),
  implementDocument(returnNotePdf, {
    load: (ctx, { query }) => loadReturnPaper(ctx, query.returnId),
    render: renderPurchasePaper,
  }),
  implement(listVendorDebitNotes, (ctx, { query }) => listDebitNotesOf(ctx, query)),
  implement(makeNoteEndpoint, (ctx, { body }) => makeVendorDebitNote(ctx, body)),
  implement(moveNoteEndpoint, (ctx, { body }) => moveVendorDebitNote(ctx, body)),
  implementDocument(vendorDebitNotePdf, {
    load: (ctx, { query }) => loadDebitNotePaper(ctx, query.noteId),
    render: renderPurchasePaper,
  }),
  implement(listPayables, (ctx, { query }) => listPayablesOf(ctx, query)),
  implement(vendorLedger, (ctx, { query }) => readVendorLedger(ctx, query)),
  implement(listVendorPayments, (ctx, { query }) => listVendorPaymentsOf(ctx, query)),
  implement(payEndpoint, (ctx, { body }) => payVendor(ctx, body)),
  implement(askPaymentEndpoint, (ctx, { body }) => askVendorPayment(ctx, body)),
  implement(transferEndpoint, (ctx, { body }) => recordTransfer(ctx, body)),
  implementDocument(bankFile, {
    load: (ctx, { query }) => bankFileOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
];
