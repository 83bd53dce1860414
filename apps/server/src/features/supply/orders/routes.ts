import { orderPdf, orderState } from '@nidan/contract/supply/orders/order-endpoints';
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
  listOrdersOf,
  makeOrder,
  proposeOrdersOf,
  makeOrders,
  amendOrder,
  implement(orderState, (ctx, { query }) => readOrderDetails(ctx, query.orderId)),
  moveOrder,
  readTaxOfOrder,
  mailOrder,
  implementDocument(orderPdf, {
    load: (ctx, { query }) => loadOrderPaper(ctx, query.orderId),
    render: renderPurchasePaper,
  }),
];
