import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { approveRequest, listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { makeOrder, moveOrder } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import { receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { listVendors } from '@nidan/contract/supply/vendors/vendor-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import type { ApiClient } from '../api-client.ts';
import { printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const LINES = 200;
const GOAL_MS = 1_000;
const reason = 'Stock ends this month';

async function itemsOf(manager: ApiClient): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < LINES; at += 1) {
    const id = newId();
    const code = `BENCH-${String(at).padStart(3, '0')}`;
    const body = {
      id,
      code,
      name: `Bench item ${at}`,
      category: 'CONSUMABLE',
      baseUnit: 'pieces',
      storage: 'room',
    };
    await manager.call(masterEndpoints('items').create, { body: { ...body, units: 'box = 100 pieces' } });
    ids.push(id);
  }
  return ids;
}

/** An order of many lines at typed rates, approved and issued. */
async function issuedOrder(buyer: ApiClient, manager: ApiClient): Promise<OrderDetails> {
  const itemIds = await itemsOf(manager);
  const { rows: vendors } = await buyer.call(listVendors, { query: { state: 'active', limit: 1 } });
  const { stores } = await buyer.call(listStores);
  const storeId = stores.find(({ isEnabled, isRoad }) => isEnabled && !isRoad)?.storeId ?? '';
  const lines = itemIds.map((itemId) => {
    const line = { lineId: newId(), itemId, unit: 'box' as const, quantity: '10', ratePaise: 12_345 };
    return { ...line, discountBasisPoints: 0, gstPercent: 5 as const };
  });
  const orderId = newId();
  const head = {
    orderId,
    vendorId: vendors[0]?.vendorId ?? '',
    storeId,
    dueOn: '2030-01-31',
    overPercent: 0,
    note: '',
  };
  let order = await buyer.call(makeOrder, { body: { ...head, lines, charges: [] } });
  const step = async (action: 'create' | 'accept' | 'issue'): Promise<void> => {
    const { version } = order.order;
    const given = action === 'issue' ? version + 1 : version;
    order = await buyer.call(moveOrder, {
      body: { orderId, version: given, action, approvalId: newId(), reason },
    });
  };
  await step('create');
  await step('accept');
  const { rows } = await manager.call(listApprovals, { query: { type: 'purchase order', limit: 50 } });
  const asked = rows.find(({ what }) => what.includes(order.order.number));
  if (asked === undefined) throw new Error('The order waits for no approval');
  await manager.call(approveRequest, { body: { approvalId: asked.approvalId, version: asked.version } });
  await step('issue');
  return order;
}

/** Time in which a receipt of 200 lines is posted: lots, stock, books, order. */
export async function measureReceipt(server: ServerUnderTest): Promise<void> {
  const buyer = await signInAs(server.port, 'vrinda.kulkarni');
  const { order, lines } = await issuedOrder(buyer, await signInAs(server.port, 'manager'));
  const body = {
    receiptId: newId(),
    orderId: order.orderId,
    version: order.version,
    challanNo: 'BENCH',
    temperature: null,
    note: '',
    lines: lines.map(({ lineId, quantity }, at) => ({
      receiptLineId: newId(),
      orderLineId: lineId,
      lotNo: `LOT-${at}`,
      expiresOn: '2031-12-31',
      accepted: quantity,
      free: '0',
      rejected: '0',
      rejectReason: null,
      shortLifeReason: null,
    })),
  };
  const began = performance.now();
  await buyer.call(receiveGoods, { body });
  const ms = performance.now() - began;
  printFigure({
    name: 'receipt_of_200_lines',
    value: ms,
    unit: 'ms',
    target: `<= ${GOAL_MS}`,
    ok: ms <= GOAL_MS,
  });
}
