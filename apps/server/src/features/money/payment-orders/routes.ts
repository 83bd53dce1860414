import {
  checkAccountPayment as checkAccountEndpoint,
  giveUpAccountPayment as giveUpAccountEndpoint,
  listAccountPayments,
  payAccountOnline as payAccountEndpoint,
} from '@nidan/contract/money/payment-orders/agency-order-endpoints';
import {
  acceptHeldMoney as acceptEndpoint,
  checkPaymentOrder as checkEndpoint,
  createPaymentOrder as createEndpoint,
  giveUpPaymentOrder as giveUpEndpoint,
  listPaymentOrders,
  readPaymentOrder,
  takeGatewayEvent as eventEndpoint,
} from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import {
  addTerminal as addTerminalEndpoint,
  changeGateway as changeGatewayEndpoint,
  changeTerminal as changeTerminalEndpoint,
  listTerminals,
  listUsableTerminals,
  readGateway,
} from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
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
  implement(createEndpoint, (ctx, { body }) => createPaymentOrder(ctx, body)),
  implement(listPaymentOrders, (ctx, { query }) => listPaymentOrdersOf(ctx, query)),
  implement(readPaymentOrder, (ctx, { query }) => readPaymentOrderOf(ctx, query.orderId)),
  implement(checkEndpoint, (ctx, { body }) => checkPaymentOrder(ctx, body.orderId)),
  implement(giveUpEndpoint, (ctx, { body }) => giveUpPaymentOrder(ctx, body)),
  implement(acceptEndpoint, (ctx, { body }) => acceptHeldMoney(ctx, body)),
  implement(payAccountEndpoint, (ctx, { body }) => payAccountOnline(ctx, body)),
  implement(listAccountPayments, (ctx, { query }) => listPaymentOrdersOf(ctx, query)),
  implement(checkAccountEndpoint, (ctx, { body }) => checkAccountPayment(ctx, body)),
  implement(giveUpAccountEndpoint, (ctx, { body }) => giveUpAccountPayment(ctx, body)),
  implement(listUsableTerminals, (ctx) => waysToAsk(ctx)),
  implementOpen(eventEndpoint, (ctx, { params }) => takeGatewayEvent(ctx, params.lab)),
  implement(readGateway, (ctx) => readGatewaySettings(ctx)),
  implement(changeGatewayEndpoint, (ctx, { body }) => changeGateway(ctx, body)),
  implement(listTerminals, (ctx, { query }) => listTerminalsOf(ctx, query)),
  implement(addTerminalEndpoint, (ctx, { body }) => addTerminal(ctx, body)),
  implement(changeTerminalEndpoint, (ctx, { body }) => changeTerminal(ctx, body)),
];
