import {
  amendOrder,
  listOrders,
  mailOrder,
  makeOrder,
  makeOrders,
  moveOrder,
  orderPdf,
  orderState,
  orderTax,
  proposeOrders,
} from '@nidan/contract/supply/orders/order-endpoints';
import { addressesByVendor } from '@nidan/contract/supply/vendors/vendor-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { buyerOf, contactOf } from '../../vendors/testing/vendor-of-lab.ts';
import { draftOrder, issuedOrder, orderBody, reason } from './order-of-lab.ts';

const ofDraft = async (world: LabWorld) => ({
  query: { orderId: (await draftOrder(world)).order.orderId },
});

/** An order to an address of its vendor that is named. */
async function addressedOrder(world: LabWorld) {
  const body = await orderBody(world);
  const buyer = await buyerOf(world.app);
  const { rows } = await buyer.ok(addressesByVendor, { query: { vendorId: body.vendorId } });
  return { ...body, addressId: rows[0]?.addressId ?? '' };
}

export const orderCases: readonly RouteCase[] = [
  forRoute(listOrders).send(async (world) => {
    const { order } = await draftOrder(world);
    return { query: { state: 'draft', open: false, vendorId: order.vendorId, storeId: order.storeId } };
  }),
  forRoute(makeOrder).send(async (world) => ({ body: await addressedOrder(world) })),
  forRoute(proposeOrders).send(async () => ({
    query: { from: 'need', months: 3, category: 'REAGENT', q: 'rate' },
  })),
  forRoute(makeOrders).send(async (world) => ({
    body: { orders: [await addressedOrder(world)] },
  })),
  forRoute(amendOrder).send(async (world) => {
    const { order, lines } = await draftOrder(world);
    const { orderId, version, vendorId, storeId, dueOn } = order;
    const { rows } = await (await buyerOf(world.app)).ok(addressesByVendor, { query: { vendorId } });
    const itemId = lines[0]?.itemId ?? '';
    const line = { lineId: newId(), itemId, unit: 'box' as const, quantity: '8', discountBasisPoints: 0 };
    const addressId = rows[0]?.addressId ?? '';
    const head = { orderId, version, vendorId, addressId, storeId, dueOn, overPercent: 0, note: '' };
    return { body: { ...head, lines: [line], charges: [] } };
  }),
  forRoute(orderState).send(ofDraft),
  forRoute(moveOrder).send(async (world) => {
    const { orderId, version } = (await draftOrder(world)).order;
    return { body: { orderId, version, action: 'create', approvalId: newId(), reason } };
  }),
  forRoute(mailOrder).send(async (world) => {
    const { order } = await issuedOrder(world);
    const { orderId, version, vendorId } = order;
    return { body: { orderId, version, contactId: await contactOf(world.app, vendorId) } };
  }),
  forRoute(orderTax).send(async (world) => {
    const { vendorId, storeId } = (await draftOrder(world)).order;
    return { query: { vendorId, storeId } };
  }),
  forRoute(orderPdf).send(ofDraft),
];
