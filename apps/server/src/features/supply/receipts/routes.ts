import * as receiptEndpoints from '@nidan/contract/supply/receipts/receipt-endpoints';
import { receiptPdf } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { renderPurchasePaper } from '../orders/render-purchase-paper.ts';
import { receiveGoods } from './receive-goods.ts';
import { loadReceiptPaper } from './receipt-paper.query.ts';
import { listReceiptsOf, readReceipt } from './receipts.query.ts';

export const receiptRoutes: readonly Route[] = [
  listReceiptsOf,
  receiveGoods,
  implement(receiptEndpoints.readReceipt, (ctx, { query }) => readReceipt(ctx, query.receiptId)),
  implementDocument(receiptPdf, {
    load: (ctx, { query }) => loadReceiptPaper(ctx, query.receiptId),
    render: renderPurchasePaper,
  }),
];
