import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ORDER_CHANNELS } from '@nidan/domain/payments/order-channel';
import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { Type } from 'typebox';
import { PaymentInput } from '../bills/bill-input.ts';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { closed, Id, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { PaymentOrderView } from './payment-order-view.ts';

const { create, read, update } = PERMISSION;
const access = (bits: number) => ({ module: 'payments', bits }) as const;

export const createPaymentOrder = defineEndpoint({
  method: 'POST',
  path: '/api/pg/orders',
  summary: 'Asks a patient for what is due on a bill, by a UPI code, a link or a card terminal',
  access: access(create),
  body: closed({
    orderId: Id,
    billId: Id,
    channel: Type.Enum([...ORDER_CHANNELS]),
    amountPaise: PaymentInput.properties.amountPaise,
    /** Where the card is read; for the channel 'terminal' alone. */
    terminalId: Type.Optional(Id),
  }),
  response: PaymentOrderView,
});

export const listPaymentOrders = defineEndpoint({
  method: 'GET',
  path: '/api/pg/orders',
  summary: 'Payment orders of the lab, newest first',
  access: access(read),
  query: closed({
    ...page,
    billId: Type.Optional(Id),
    agencyId: Type.Optional(Id),
    state: Type.Optional(Type.Enum([...paymentOrder.stateNames])),
    channel: Type.Optional(Type.Enum([...ORDER_CHANNELS])),
    ...dateFilter,
    ...searchOf('paymentOrders'),
    locationId: Type.Optional(Id),
  }),
  response: pageOf(PaymentOrderView),
});

export const readPaymentOrder = defineEndpoint({
  method: 'GET',
  path: '/api/pg/orders/get',
  summary: 'One payment order',
  access: access(read),
  query: closed({ orderId: Id }),
  response: PaymentOrderView,
});

export const checkPaymentOrder = defineEndpoint({
  method: 'POST',
  path: '/api/pg/orders/check',
  summary: 'Asks the gateway or the terminal now how an order is; what it says shows on the order',
  access: access(create),
  body: closed({ orderId: Id }),
  response: PaymentOrderView,
});

export const giveUpPaymentOrder = defineEndpoint({
  method: 'POST',
  path: '/api/pg/orders/cancel',
  summary: 'Waits no longer for an order and takes it back; money that comes all the same is booked',
  access: access(create),
  body: closed({ orderId: Id, version: Version }),
  response: PaymentOrderView,
});

export const acceptHeldMoney = defineEndpoint({
  method: 'POST',
  path: '/api/pg/orders/accept',
  summary: 'Books money of another sum than was asked for: what is due pays the bill, the rest is an advance',
  access: access(update),
  stepUp: true,
  body: closed({ orderId: Id, version: Version, reason: Reason }),
  response: PaymentOrderView,
});

/** What a gateway may tell at most, in bytes. */
const LARGEST_EVENT = 65_536;

export const takeGatewayEvent = defineEndpoint({
  method: 'POST',
  path: '/api/pg/orders/webhook/:lab',
  summary:
    'What the payment gateway of a lab tells, signed over its very bytes; told again it changes nothing',
  access: 'public',
  takesRawBody: true,
  perMinute: 600,
  bodyLimit: LARGEST_EVENT,
  params: closed({ lab: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  response: closed({ taken: Type.Literal(true) }),
});
