import {
  amendOrder as amendEndpoint,
  listOrders,
  mailOrder as mailEndpoint,
  makeOrder as makeEndpoint,
  makeOrders as makeManyEndpoint,
  moveOrder as moveEndpoint,
  orderPdf,
  orderState,
  orderTax,
  proposeOrders,
} from '@nidan/contract/supply/orders/order-endpoints';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { mailOrder } from './mail-order.ts';
import { amendOrder, makeOrder, makeOrders } from './make-order.ts';
import { moveOrder } from './move-order.ts';
import { loadOrderPaper } from './order-paper.query.ts';
import { listOrdersOf, readOrderDetails } from './orders.query.ts';
import { proposeOrdersOf } from './proposal.query.ts';
import { renderPurchasePaper } from './render-purchase-paper.ts';
import { readTaxOfOrder } from './tax-of-order.query.ts';

export const orderRoutes: readonly Route[] = [
  implement(listOrders, (ctx, { query }) => listOrdersOf(ctx, query)),
  implement(makeEndpoint, (ctx, { body }) => makeOrder(ctx, body)),
  implement(proposeOrders, (ctx, { query }) => proposeOrdersOf(ctx, query)),
  implement(makeManyEndpoint, (ctx, { body }) => makeOrders(ctx, body)),
  implement(amendEndpoint, (ctx, { body }) => amendOrder(ctx, body)),
  implement(orderState, (ctx, { query }) => readOrderDetails(ctx, query.orderId)),
  implement(moveEndpoint, (ctx, { body }) => moveOrder(ctx, body)),
  implement(orderTax, (ctx, { query }) => readTaxOfOrder(ctx, query)),
  implement(mailEndpoint, (ctx, { body }) => mailOrder(ctx, body)),
  implementDocument(orderPdf, {
    load: (ctx, { query }) => loadOrderPaper(ctx, query.orderId),
    render: renderPurchasePaper,
  }),
];
