import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, page, pageOf, Version } from '../../kernel/shapes.ts';
import { PaymentOrderView } from './payment-order-view.ts';

/** Whoever sees the invoices of an agency may pay them, a suspended agency above all. */
const own = {
  access: { module: 'bills', bits: PERMISSION.read },
  accountNeed: 'ownAccount',
} as const;
const PATH = '/api/agencies/own/payments';

export const payAccountOnline = defineEndpoint({
  method: 'POST',
  path: PATH,
  summary:
    'Begins a payment of an agency by a link of the gateway: of the invoices that are named, else of those due first; what is over is paid ahead. An agency pays its own account; staff who take payments may send the link for it',
  ...own,
  perMinute: 20,
  body: closed({
    orderId: Id,
    agencyId: Id,
    amountPaise: Type.Integer({ minimum: 100, maximum: 10_000_000_000 }),
    invoiceIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true })),
  }),
  response: PaymentOrderView,
});

export const listAccountPayments = defineEndpoint({
  method: 'GET',
  path: PATH,
  summary: 'Payments of an agency by the gateway, newest first; an agency sees its own alone',
  ...own,
  query: closed({ ...page, agencyId: Id, ...dateFilter }),
  response: pageOf(PaymentOrderView),
});

export const checkAccountPayment = defineEndpoint({
  method: 'POST',
  path: `${PATH}/check`,
  summary: 'Asks the gateway now what became of a payment of an agency; what it says shows on the payment',
  ...own,
  perMinute: 20,
  body: closed({ orderId: Id }),
  response: PaymentOrderView,
});

export const giveUpAccountPayment = defineEndpoint({
  method: 'POST',
  path: `${PATH}/cancel`,
  summary:
    'Waits no longer for a payment of an agency and takes its link back; money that comes all the same is booked',
  ...own,
  body: closed({ orderId: Id, version: Version }),
  response: PaymentOrderView,
});
