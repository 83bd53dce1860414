import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { makeOrder, moveOrder, orderState } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { approvalRulesOf } from '../../../people/approvals/testing/approval-rules-of.ts';
import { approvedContract } from '../../contracts/testing/contract-of-lab.ts';
import { dayFromNow, storeOfLab } from '../../inventory/testing/stock-of-lab.ts';
import { approveLatest, buyerOf } from '../../vendors/testing/vendor-of-lab.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;
type OrderBody = BodyOf<typeof makeOrder>;

export const reason = 'Stock ends this month';

/** What is ordered: six boxes of an item that the vendor has a contract for, ₹2,400 and GST of 5 %. */
export async function orderBody(world: World, given: Partial<OrderBody> = {}): Promise<OrderBody> {
  const { vendorId, itemId } = await approvedContract(world);
  return {
    orderId: newId(),
    vendorId,
    storeId: await storeOfLab(world),
    dueOn: dayFromNow(7),
    overPercent: 0,
    note: '',
    lines: [{ lineId: newId(), itemId, unit: 'box', quantity: '6', discountBasisPoints: 0 }],
    charges: [],
    ...given,
  };
}

/** A draft. */
export async function draftOrder(world: World, given: Partial<OrderBody> = {}): Promise<OrderDetails> {
  return (await buyerOf(world.app)).ok(makeOrder, { body: await orderBody(world, given) });
}

/** Takes a step with an order. */
export async function step(
  { app }: World,
  { order }: OrderDetails,
  action: BodyOf<typeof moveOrder>['action'],
): Promise<OrderDetails> {
  const { orderId, version } = order;
  return (await buyerOf(app)).ok(moveOrder, {
    body: { orderId, version, action, approvalId: newId(), reason },
  });
}

/** An order that was created and waits for approval. */
export async function acceptedOrder(world: World, given: Partial<OrderBody> = {}): Promise<OrderDetails> {
  await approvalRulesOf(world.app, 'purchase order');
  return step(world, await step(world, await draftOrder(world, given), 'create'), 'accept');
}

/** An order that was approved. */
export async function approvedOrder(world: World, given: Partial<OrderBody> = {}): Promise<OrderDetails> {
  const { order } = await acceptedOrder(world, given);
  await approveLatest(world.app, 'purchase order');
  return (await buyerOf(world.app)).ok(orderState, { query: { orderId: order.orderId } });
}

/** An order that goods may come of. */
export async function issuedOrder(world: World, given: Partial<OrderBody> = {}): Promise<OrderDetails> {
  return step(world, await approvedOrder(world, given), 'issue');
}
