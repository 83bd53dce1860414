import * as paymentOrderEndpoints from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import { listAccountPayments } from '@nidan/contract/money/payment-orders/agency-order-endpoints';
import {
  listPaymentOrders,
  readPaymentOrder,
} from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import { implement, implementOpen, type Route } from '../../../kernel/http/route.ts';
import { acceptHeldMoney } from './accept-held-money.ts';
import { createPaymentOrder } from './create-payment-order.ts';
import { changeGateway, readGatewaySettings } from './gateway-settings.ts';
import { checkPaymentOrder, giveUpPaymentOrder } from './give-up-payment-order.ts';
import { addTerminal, changeTerminal } from './keep-terminal.ts';
import { checkAccountPayment, giveUpAccountPayment, payAccountOnline } from './pay-account-online.ts';
import { listPaymentOrdersOf, readPaymentOrderOf } from './payment-orders.query.ts';
import { takeGatewayEvent } from './take-gateway-event.ts';
import { listTerminalsOf, waysToAsk } from './terminals.query.ts';

export const paymentOrderRoutes: readonly Route[] = [
  createPaymentOrder,
  implement(listPaymentOrders, (ctx, { query }) => listPaymentOrdersOf(ctx, query)),
  implement(readPaymentOrder, (ctx, { query }) => readPaymentOrderOf(ctx, query.orderId)),
  implement(paymentOrderEndpoints.checkPaymentOrder, (ctx, { body }) => checkPaymentOrder(ctx, body.orderId)),
  giveUpPaymentOrder,
  acceptHeldMoney,
  payAccountOnline,
  implement(listAccountPayments, (ctx, { query }) => listPaymentOrdersOf(ctx, query)),
  checkAccountPayment,
  giveUpAccountPayment,
  waysToAsk,
  implementOpen(paymentOrderEndpoints.takeGatewayEvent, (ctx, { params }) =>
    takeGatewayEvent(ctx, params.lab),
  ),
  readGatewaySettings,
  changeGateway,
  listTerminalsOf,
  addTerminal,
  changeTerminal,
];
