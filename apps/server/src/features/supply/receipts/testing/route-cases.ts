import {
  listReceipts,
  readReceipt,
  receiptPdf,
  receiveGoods,
} from '@nidan/contract/supply/receipts/receipt-endpoints';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { issuedOrder } from '../../orders/testing/order-of-lab.ts';
import { receiptBody, receivedOrder } from './receipt-of-lab.ts';

const ofReceipt = async (world: LabWorld) => ({
  query: { receiptId: (await receivedOrder(world)).receipt.receiptId },
});

export const receiptCases: readonly RouteCase[] = [
  forRoute(listReceipts).send(async (world) => ({
    query: { orderId: (await receivedOrder(world)).details.order.orderId },
  })),
  forRoute(receiveGoods).send(async (world) => ({ body: receiptBody(await issuedOrder(world)) })),
  forRoute(readReceipt).send(ofReceipt),
  forRoute(receiptPdf).send(ofReceipt),
];
