import * as labPaymentEndpoints from '@nidan/contract/money/settlements/lab-payment-endpoints';
import {
  archiveTransferRequest,
  decideTransferRequest,
  labPaymentPdf,
  listLabPayments,
  listTransferRequests,
  rejectArchival,
  reverseFinanceApprove,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import {
  decideBatchArchival,
  moveSettlementBatch,
  settleBatch,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { renderDocument } from '../../../kernel/documents/document-pool.ts';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { listAgainst, listItems } from './batch-items.query.ts';
import { gatherBatch } from './gather-batch.ts';
import { loadLabPaymentSlip } from './lab-payment-document.query.ts';
import { listLabPaymentsOf } from './lab-payments.query.ts';
import { makeLabPayment, makeTransferRequest } from './make-lab-payment.ts';
import { moveBatch } from './move-batch.ts';
import { moveLabPayment } from './move-lab-payment.ts';
import { listBatches } from './settlement-batches.query.ts';
import { dissolveBatch, takeFromBatch } from './undo-batch.ts';
import { listTakings } from './takings.query.ts';

export const settlementRoutes: readonly Route[] = [
  implement(listLabPayments, (ctx, { query }) => listLabPaymentsOf(ctx, 'payment', query)),
  implement(listTransferRequests, (ctx, { query }) => listLabPaymentsOf(ctx, 'transfer', query)),
  listTakings,
  implementDocument(labPaymentPdf, {
    load: (ctx, { query }) => loadLabPaymentSlip(ctx, query.paymentId),
    render: async (slip, { documents }) => ({
      bytes: (await renderDocument(documents, slip)).pdf,
      fileName: `handed-over-${slip.data.number || 'unnumbered'}.pdf`,
    }),
  }),
  makeLabPayment,
  makeTransferRequest,
  implement(labPaymentEndpoints.moveLabPayment, (ctx, { body }) => moveLabPayment(ctx, body)),
  implement(decideTransferRequest, (ctx, { body }) => moveLabPayment(ctx, body)),
  implement(reverseFinanceApprove, (ctx, { body }) =>
    moveLabPayment(ctx, { ...body, action: 'reverseFinanceApprove' }),
  ),
  implement(archiveTransferRequest, (ctx, { body }) => moveLabPayment(ctx, { ...body, action: 'archive' })),
  implement(rejectArchival, (ctx, { body }) => moveLabPayment(ctx, { ...body, action: 'rejectArchival' })),
  listBatches,
  listAgainst,
  listItems,
  gatherBatch,
  takeFromBatch,
  dissolveBatch,
  implement(moveSettlementBatch, (ctx, { body }) => moveBatch(ctx, body)),
  implement(settleBatch, (ctx, { body }) => moveBatch(ctx, { ...body, action: 'settle' })),
  implement(decideBatchArchival, (ctx, { body }) => moveBatch(ctx, body)),
];
