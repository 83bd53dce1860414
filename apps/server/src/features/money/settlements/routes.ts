import {
  archiveTransferRequest,
  decideTransferRequest,
  labPaymentsAgainst,
  listLabPayments,
  listTransferRequests,
  makeLabPayment as makeLabPaymentEndpoint,
  makeTransferRequest as makeTransferRequestEndpoint,
  moveLabPayment as moveLabPaymentEndpoint,
  rejectArchival,
  reverseFinanceApprove,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { listLabPaymentsOf } from './lab-payments.query.ts';
import { makeLabPayment, makeTransferRequest } from './make-lab-payment.ts';
import { moveLabPayment } from './move-lab-payment.ts';
import { listTakings } from './takings.query.ts';

export const settlementRoutes: readonly Route[] = [
  implement(listLabPayments, (ctx, { query }) => listLabPaymentsOf(ctx, 'payment', query)),
  implement(listTransferRequests, (ctx, { query }) => listLabPaymentsOf(ctx, 'transfer', query)),
  implement(labPaymentsAgainst, (ctx, { query }) => listTakings(ctx, query)),
  implement(makeLabPaymentEndpoint, (ctx, { body }) => makeLabPayment(ctx, body)),
  implement(makeTransferRequestEndpoint, (ctx, { body }) => makeTransferRequest(ctx, body)),
  implement(moveLabPaymentEndpoint, (ctx, { body }) => moveLabPayment(ctx, body)),
  implement(decideTransferRequest, (ctx, { body }) => moveLabPayment(ctx, body)),
  implement(reverseFinanceApprove, (ctx, { body }) =>
    moveLabPayment(ctx, { ...body, action: 'reverseFinanceApprove' }),
  ),
  implement(archiveTransferRequest, (ctx, { body }) => moveLabPayment(ctx, { ...body, action: 'archive' })),
  implement(rejectArchival, (ctx, { body }) => moveLabPayment(ctx, { ...body, action: 'rejectArchival' })),
];
