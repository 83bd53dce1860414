import {
  advancePdf,
  approveAdvance as approveAdvanceEndpoint,
  cancelAdvance as cancelAdvanceEndpoint,
  listAdvances,
  listAdvanceUses,
  readAdvance,
  refundAdvance as refundAdvanceEndpoint,
  rejectAdvance as rejectAdvanceEndpoint,
  settleAdvance as settleAdvanceEndpoint,
  submitAdvance as submitAdvanceEndpoint,
  takeAdvance as takeAdvanceEndpoint,
} from '@nidan/contract/money/advances/advance-endpoints';
import {
  addLines as addEndpoint,
  askForDiscount as askForDiscountEndpoint,
  billPdf,
  billStatus,
  cancelLines as cancelEndpoint,
  countBills,
  countTestStates,
  createBill as createEndpoint,
  discountBill as discountEndpoint,
  exportBills,
  listBills,
  readBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import { findThings } from '@nidan/contract/money/bills/find-endpoint';
import {
  listLabIdSkips,
  nextLabId,
  nextNumbers,
  setNextLabId as setNextEndpoint,
} from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import {
  cancelNote as cancelNoteEndpoint,
  listNotes,
  listNoteUses,
  makeNote as makeNoteEndpoint,
  notePdf,
  readNote,
  settleCreditNote as settleCreditNoteEndpoint,
  unusedCredits,
} from '@nidan/contract/money/notes/note-endpoints';
import {
  listPayments,
  payDues as payDuesEndpoint,
  receivePayments as receiveEndpoint,
  reversePayments as reverseEndpoint,
} from '@nidan/contract/money/payments/payment-endpoints';
import {
  approveRefund as approveRefundEndpoint,
  listRefunds,
  readRefund,
  rejectRefund as rejectRefundEndpoint,
  requestRefund as requestRefundEndpoint,
} from '@nidan/contract/money/refunds/refund-endpoints';
import {
  claimAgain as claimEndpoint,
  writeOffDue as writeOffEndpoint,
} from '@nidan/contract/money/payments/write-off-endpoints';
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
  implement(nextLabId, (ctx) => readNextLabId(ctx)),
  implement(nextNumbers, async (ctx) => ({
    ...(await readNextLabId(ctx)),
    ...(await readFirmOfLocation(ctx, {})),
  })),
  implement(setNextEndpoint, (ctx, { body }) => setNextLabId(ctx, body)),
  implement(listLabIdSkips, (ctx, { query }) => listLabIdSkipsOf(ctx, query)),
  implement(createEndpoint, (ctx, { body }) => createBill(ctx, body)),
  implement(findThings, (ctx, { query }) => findThingsOf(ctx, query)),
  implement(listBills, (ctx, { query }) => listBillsOf(ctx, query)),
  implementDocument(exportBills, {
    load: (ctx, { query }) => exportBillsOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implement(countBills, (ctx, { query }) => countBillsOf(ctx, query)),
  implement(readBill, (ctx, { query }) => readBillOf(ctx, query)),
  implement(discountEndpoint, (ctx, { body }) => discountBill(ctx, body)),
  implement(askForDiscountEndpoint, (ctx, { body }) => askForDiscount(ctx, body)),
  implement(addEndpoint, (ctx, { body }) => addLines(ctx, body)),
  implement(cancelEndpoint, (ctx, { body }) => cancelLines(ctx, body)),
  implement(countTestStates, (ctx, { query }) => countTestStatesOf(ctx, query)),
  implement(listPayments, (ctx, { query }) => listPaymentsOf(ctx, query)),
  implement(receiveEndpoint, (ctx, { body }) => receivePayments(ctx, body)),
  implement(payDuesEndpoint, (ctx, { body }) => payDues(ctx, body)),
  implement(reverseEndpoint, (ctx, { body }) => reversePayments(ctx, body)),
  implement(requestRefundEndpoint, (ctx, { body }) => requestRefund(ctx, body)),
  implement(listRefunds, (ctx, { query }) => listRefundsOf(ctx, query)),
  implement(readRefund, (ctx, { query }) => readRefundOf(ctx, query.refundId)),
  implement(approveRefundEndpoint, (ctx, { body }) => approveRefund(ctx, body)),
  implement(rejectRefundEndpoint, (ctx, { body }) => rejectRefund(ctx, body)),
  implement(takeAdvanceEndpoint, (ctx, { body }) => takeAdvance(ctx, body)),
  implement(listAdvances, (ctx, { query }) => listAdvancesOf(ctx, query)),
  implement(readAdvance, (ctx, { query }) => readAdvanceOf(ctx, query.advanceId)),
  implement(settleAdvanceEndpoint, (ctx, { body }) => settleAdvance(ctx, body)),
  implement(listAdvanceUses, (ctx, { query }) => listAdvanceUsesOf(ctx, query)),
  implement(submitAdvanceEndpoint, (ctx, { body }) => submitAdvance(ctx, body)),
  implement(approveAdvanceEndpoint, (ctx, { body }) => approveAdvance(ctx, body)),
  implement(rejectAdvanceEndpoint, (ctx, { body }) => rejectAdvance(ctx, body)),
  implement(cancelAdvanceEndpoint, (ctx, { body }) => cancelAdvance(ctx, body)),
  implement(refundAdvanceEndpoint, (ctx, { body }) => refundAdvance(ctx, body)),
  implementDocument(advancePdf, {
    load: (ctx, { query }) => loadAdvanceReceipt(ctx, query.advanceId),
    render: async (receipt, { documents }) => ({
      bytes: (await renderDocument(documents, receipt)).pdf,
      fileName: `advance-${receipt.data.number}.pdf`,
    }),
  }),
  implement(makeNoteEndpoint, (ctx, { body }) => makeNote(ctx, body)),
  implement(listNotes, (ctx, { query }) => listNotesOf(ctx, query)),
  implement(readNote, (ctx, { query }) => readNoteOf(ctx, query.noteId)),
  implement(unusedCredits, (ctx, { query }) => listUnusedCredits(ctx, query)),
  implement(settleCreditNoteEndpoint, (ctx, { body }) => settleCreditNote(ctx, body)),
  implement(listNoteUses, (ctx, { query }) => listNoteUsesOf(ctx, query)),
  implement(cancelNoteEndpoint, (ctx, { body }) => cancelNote(ctx, body)),
  implementDocument(notePdf, {
    load: (ctx, { query }) => loadNotePaper(ctx, query.noteId),
    render: async (note, { documents }) => ({
      bytes: (await renderDocument(documents, note)).pdf,
      fileName: `note-${note.data.number ?? 'pending'}.pdf`,
    }),
  }),
  implement(writeOffEndpoint, (ctx, { body }) => writeOffDue(ctx, body)),
  implement(claimEndpoint, (ctx, { body }) => claimAgain(ctx, body)),
  implementOpen(billStatus, (ctx, { params, query }) => showBillStatus(ctx, { ...params, ...query })),
  implementDocument(billPdf, {
    load: (ctx, { query }) => loadBillDocument(ctx, query),
    render: async (bill, { documents }) => ({
      bytes: (await renderDocument(documents, bill)).pdf,
      fileName: `bill-${bill.data.labNo}.pdf`,
    }),
  }),
];
