import {
  archiveTransferRequest,
  decideTransferRequest,
  labPaymentPdf,
  labPaymentsAgainst,
  listLabPayments,
  listTransferRequests,
  makeLabPayment,
  makeTransferRequest,
  moveLabPayment,
  rejectArchival,
  reverseFinanceApprove,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { settlementBatchCases } from './settlement-batch-cases.ts';
import {
  approvedByFinance,
  archivalAsked,
  handedOver,
  newPlace,
  received,
  today,
} from './money-between-places.ts';

const reason = 'Counted again';
const paidInCash = { mode: 'Cash', isDraft: false, purpose: 'Takings' } as const;

export const settlementCases: readonly RouteCase[] = [
  forRoute(listLabPayments).send(async ({ app }) => {
    const { place } = await handedOver(app);
    return { query: { state: 'CREATED', locationId: place } };
  }),
  forRoute(listTransferRequests).send(async ({ app }) => ({ query: { locationId: app.lab.locationId } })),
  forRoute(labPaymentsAgainst).send(async ({ app }) => ({
    query: { locationId: app.lab.locationId, mode: 'Cash' },
  })),
  forRoute(labPaymentPdf).send(async ({ app }) => ({
    query: { paymentId: (await handedOver(app)).payment.paymentId },
  })),
  forRoute(makeLabPayment).send(async (world) => {
    await world.fresh('ordered');
    const toLocationId = await newPlace(world.app);
    const days = [{ day: today, amountPaise: 1_000 }];
    return { body: { paymentId: newId(), toLocationId, ...paidInCash, days } };
  }),
  forRoute(makeTransferRequest).send(async ({ app }) => {
    const fromLocationId = await newPlace(app);
    const toLocationId = app.lab.locationId;
    return {
      body: { paymentId: newId(), fromLocationId, toLocationId, ...paidInCash, amountPaise: 50_000 },
    };
  }),
  forRoute(moveLabPayment).send(async ({ app }) => {
    const { paymentId, version } = (await handedOver(app)).payment;
    return { body: { paymentId, version, action: 'approveByReceiver' } };
  }),
  forRoute(decideTransferRequest).send(async ({ app }) => {
    const { paymentId, version } = (await received(app)).payment;
    return { body: { paymentId, version, action: 'approveFinance' } };
  }),
  forRoute(reverseFinanceApprove).send(async ({ app }) => {
    const { paymentId, version } = (await approvedByFinance(app)).payment;
    return { body: { paymentId, version, reason } };
  }),
  forRoute(archiveTransferRequest).send(async ({ app }) => {
    const { paymentId, version } = await archivalAsked(app);
    return { body: { paymentId, version } };
  }),
  forRoute(rejectArchival).send(async ({ app }) => {
    const { paymentId, version } = await archivalAsked(app);
    return { body: { paymentId, version, reason } };
  }),
  ...settlementBatchCases,
];
