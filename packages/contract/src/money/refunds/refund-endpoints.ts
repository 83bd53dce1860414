import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { COUNTER_PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import { refund } from '@nidan/domain/status-sets/money/refund';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { BillDues } from '../../ledger/balances/bill-dues.ts';
import { RefundCause, RefundRow, RefundView } from './refund-view.ts';

const { create, read, update } = PERMISSION;

export const requestRefund = defineEndpoint({
  method: 'POST',
  path: '/api/refund',
  summary:
    'Asks for money to go back for lines of a bill by the state of their tests, or for what is owed to the patient already; once per `refundId`',
  access: { module: 'payments', bits: create },
  body: closed({
    refundId: Id,
    billId: Id,
    /** Of the bill. */
    version: Version,
    /** Lines to take off the bill; none for what is owed already. */
    lineIds: Type.Array(Id, { maxItems: 60, uniqueItems: true }),
    cause: RefundCause,
    mode: Type.Enum([...COUNTER_PAYMENT_MODES]),
    /** Number of the cheque or UPI transaction. */
    reference: Type.Optional(Type.String({ maxLength: 60 })),
    reason: Reason,
  }),
  response: RefundView,
});

export const listRefunds = defineEndpoint({
  method: 'GET',
  path: '/api/refund',
  summary: 'Refunds of the lab, newest request first',
  access: { module: 'payments', bits: read },
  query: closed({
    ...page,
    billId: Type.Optional(Id),
    state: Type.Optional(Type.Enum([...refund.stateNames])),
    ...dateFilter,
    ...searchOf('refunds'),
    locationId: Type.Optional(Id),
  }),
  response: pageOf(RefundRow),
});

export const readRefund = defineEndpoint({
  method: 'GET',
  path: '/api/refund/get',
  summary: 'One refund',
  access: { module: 'payments', bits: read },
  query: closed({ refundId: Id }),
  response: RefundView,
});

export const approveRefund = defineEndpoint({
  method: 'POST',
  path: '/api/refund/approve',
  summary:
    'Pays a refund that another person asked for: cancels its lines and posts the money, refused when something else is owed by now',
  access: { module: 'payments', bits: update },
  stepUp: true,
  body: closed({ refundId: Id, version: Version }),
  response: closed({ refund: RefundView, dues: BillDues }),
});

export const rejectRefund = defineEndpoint({
  method: 'POST',
  path: '/api/refund/reject',
  summary: 'Rejects or withdraws a refund that is not paid, with a reason',
  access: { module: 'payments', bits: update },
  body: closed({ refundId: Id, version: Version, reason: Reason }),
  response: RefundView,
});
