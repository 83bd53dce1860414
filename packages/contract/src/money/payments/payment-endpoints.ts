import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { COUNTER_PAYMENT_MODES, PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, page, pageOf, Paise, Reason } from '../../kernel/shapes.ts';
import { BillDues } from '../../ledger/balances/bill-dues.ts';
import { PaymentInput, surplusToAdvance } from '../bills/bill-input.ts';
import { PaymentRow } from './payment-view.ts';

export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/payments',
  summary: 'Payments and their reversals, newest first',
  access: { module: 'payments', bits: PERMISSION.read },
  query: closed({
    ...page,
    billId: Type.Optional(Id),
    ...dateFilter,
    mode: Type.Optional(Type.Enum([...PAYMENT_MODES])),
    locationId: Type.Optional(Id),
    /** Payments that the caller took. */
    mine: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(PaymentRow),
});

export const receivePayments = defineEndpoint({
  method: 'POST',
  path: '/api/payments',
  summary: 'Takes money for a bill, at most what is due unless the rest is to be an advance',
  access: { module: 'payments', bits: PERMISSION.create },
  body: closed({
    billId: Id,
    payments: Type.Array(PaymentInput, { minItems: 1, maxItems: 10 }),
    surplusToAdvance,
  }),
  response: closed({
    billId: Id,
    paymentIds: Type.Array(Id),
    /** Of what was over the due. */
    advanceIds: Type.Array(Id),
    dues: BillDues,
  }),
});

/** Bills that one sum pays, and payments that are taken back together, at most. */
export const MOST_PAID_TOGETHER = 100;

export const payDues = defineEndpoint({
  method: 'POST',
  path: '/api/payments/bulk',
  summary:
    'Pays the dues of a patient or an agency with one sum: chosen bills, or all, the oldest first; each bill gets a receipt of its own',
  access: { module: 'payments', bits: PERMISSION.create },
  body: closed({
    /** Whose dues: one of the two. */
    patientId: Type.Optional(Id),
    agencyId: Type.Optional(Id),
    /** Of these bills alone. */
    billIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MOST_PAID_TOGETHER, uniqueItems: true })),
    mode: Type.Enum([...COUNTER_PAYMENT_MODES]),
    amountPaise: PaymentInput.properties.amountPaise,
    reference: PaymentInput.properties.reference,
  }),
  response: closed({
    payments: Type.Array(closed({ paymentId: Id, billId: Id, amountPaise: Paise, dues: BillDues })),
  }),
});

export const reversePayments = defineEndpoint({
  method: 'POST',
  path: '/api/payments/bulk/delete',
  summary:
    'Takes payments back with a reason: each is reversed by a payment of its own, none is deleted; all or none',
  access: { module: 'payments', bits: PERMISSION.delete },
  stepUp: true,
  body: closed({
    paymentIds: Type.Array(Id, { minItems: 1, maxItems: MOST_PAID_TOGETHER, uniqueItems: true }),
    reason: Reason,
  }),
  response: closed({
    reversals: Type.Array(closed({ paymentId: Id, reversalId: Id, billId: Id })),
    bills: Type.Array(closed({ billId: Id, dues: BillDues })),
  }),
});
