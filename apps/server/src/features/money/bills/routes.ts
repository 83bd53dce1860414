import { advancePdf, readAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { billPdf, billStatus, exportBills } from '@nidan/contract/money/bills/bill-endpoints';
import { nextNumbers } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { notePdf, readNote } from '@nidan/contract/money/notes/note-endpoints';
import { readRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, implementOpen, type Route } from '../../../kernel/http/route.ts';
import { addLines } from '../orders/add-lines.ts';
import { readFirmOfLocation } from '../../base/organisation/firms.query.ts';
import { loadAdvanceReceipt } from '../advances/advance-document.query.ts';
import { listAdvancesOf, readAdvanceOf } from '../advances/advance-list.query.ts';
import { listAdvanceUsesOf } from '../advances/advance-uses.query.ts';
import { askForDiscount } from '../orders/ask-for-discount.ts';
import { readBillOf } from './bill-details.query.ts';
import { loadBillDocument } from './bill-document.query.ts';
import { countBillsOf, countTestStatesOf, listBillsOf } from './bill-list.query.ts';
import { cancelLines } from '../orders/cancel-lines.ts';
import { cancelNote } from '../notes/cancel-note.ts';
import { createBill } from '../orders/create-bill.ts';
import {
  approveAdvance,
  cancelAdvance,
  refundAdvance,
  rejectAdvance,
  submitAdvance,
} from '../advances/decide-advance.ts';
import { approveRefund, rejectRefund } from '../refunds/decide-refund.ts';
import { discountBill } from '../orders/discount-bill.ts';
import { findThingsOf } from './find-things.query.ts';
import { exportBillsOf } from './export-bills.ts';
import { listLabIdSkipsOf, readNextLabId } from '../lab-ids/next-lab-id.query.ts';
import { makeNote } from '../notes/make-note.ts';
import { loadNotePaper } from '../notes/note-document.query.ts';
import { listNotesOf, readNoteOf } from '../notes/note-list.query.ts';
import { listNoteUsesOf } from '../notes/note-uses.query.ts';
import { listPaymentsOf } from '../payments/payment-list.query.ts';
import { payDues } from '../payments/pay-dues.ts';
import { receivePayments } from '../payments/receive-payments.ts';
import { reversePayments } from '../payments/reverse-payments.ts';
import { listRefundsOf, readRefundOf } from '../refunds/refund-list.query.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { settleAdvance } from '../advances/settle-advance.ts';
import { settleCreditNote } from '../notes/settle-credit-note.ts';
import { setNextLabId } from '../lab-ids/set-next-lab-id.ts';
import { showBillStatus } from './status-page.ts';
import { takeAdvance } from '../advances/take-advance.ts';
import { listUnusedCredits } from '../notes/unused-credits.query.ts';
import { claimAgain, writeOffDue } from '../payments/write-off-due.ts';

export const billingRoutes: readonly Route[] = [
  readNextLabId,
  implement(nextNumbers, async (ctx) => ({
    ...(await readNextLabId(ctx)),
    ...(await readFirmOfLocation(ctx, {})),
  })),
  setNextLabId,
  listLabIdSkipsOf,
  createBill,
  findThingsOf,
  listBillsOf,
  implementDocument(exportBills, {
    load: (ctx, { query }) => exportBillsOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  countBillsOf,
  readBillOf,
  discountBill,
  askForDiscount,
  addLines,
  cancelLines,
  countTestStatesOf,
  listPaymentsOf,
  receivePayments,
  payDues,
  reversePayments,
  requestRefund,
  listRefundsOf,
  implement(readRefund, (ctx, { query }) => readRefundOf(ctx, query.refundId)),
  approveRefund,
  rejectRefund,
  takeAdvance,
  listAdvancesOf,
  implement(readAdvance, (ctx, { query }) => readAdvanceOf(ctx, query.advanceId)),
  settleAdvance,
  listAdvanceUsesOf,
  submitAdvance,
  approveAdvance,
  rejectAdvance,
  cancelAdvance,
  refundAdvance,
  implementDocument(advancePdf, {
    load: (ctx, { query }) => loadAdvanceReceipt(ctx, query.advanceId),
    render: async (receipt, { documents }) => ({
      bytes: (await renderDocument(documents, receipt)).pdf,
      fileName: `advance-${receipt.data.number}.pdf`,
    }),
  }),
  makeNote,
  listNotesOf,
  implement(readNote, (ctx, { query }) => readNoteOf(ctx, query.noteId)),
  listUnusedCredits,
  settleCreditNote,
  listNoteUsesOf,
  cancelNote,
  implementDocument(notePdf, {
    load: (ctx, { query }) => loadNotePaper(ctx, query.noteId),
    render: async (note, { documents }) => ({
      bytes: (await renderDocument(documents, note)).pdf,
      fileName: `note-${note.data.number ?? 'pending'}.pdf`,
    }),
  }),
  writeOffDue,
  claimAgain,
  implementOpen(billStatus, (ctx, { params, query }) => showBillStatus(ctx, { ...params, ...query })),
  implementDocument(billPdf, {
    load: (ctx, { query }) => loadBillDocument(ctx, query),
    render: async (bill, { documents }) => ({
      bytes: (await renderDocument(documents, bill)).pdf,
      fileName: `bill-${bill.data.labNo}.pdf`,
    }),
  }),
];
