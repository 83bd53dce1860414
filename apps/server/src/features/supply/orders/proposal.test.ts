import { createIndent, decideIndent } from '@nidan/contract/supply/indents/indent-endpoints';
import { listStock } from '@nidan/contract/supply/inventory/level-endpoints';
import { makeOrders, proposeOrders } from '@nidan/contract/supply/orders/order-endpoints';
import type { Proposal } from '@nidan/contract/supply/orders/order-view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvedContract } from '../contracts/testing/contract-of-lab.ts';
import { askedBody, storesOfLab } from '../indents/testing/indents-of-lab.ts';
import { dayFromNow, itemOfLab, stockOfLab } from '../inventory/testing/stock-of-lab.ts';
import { buyerOf } from '../vendors/testing/vendor-of-lab.ts';
import { draftOrder, orderBody } from './testing/order-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });

/** What is proposed of one item. */
function linesOf({ orders }: Proposal, itemId: string) {
  return orders.flatMap(({ vendorId, note, lines }) =>
    lines.filter((line) => line.itemId === itemId).map((line) => ({ ...line, vendorId, note })),
  );
}

describe('a proposal of orders', () => {
  it('takes what is below its least at the lowest landed rate, and what no contract has apart', async () => {
    const buyer = await buyerOf(app);
    const { itemId, storeId } = await stockOfLab(world(), [{}], { leastStock: 230 });
    await approvedContract(world(), { itemId });
    const slabs = [{ fromQuantity: 1, ratePaise: 200_000 }];
    const { vendorId } = await approvedContract(world(), { itemId, rates: { slabs } });
    const without = await itemOfLab(world(), { leastStock: 10 });
    const proposal = await buyer.ok(proposeOrders, { query: { from: 'reorder' } });
    // 130 tests are missing of 230; a box has 50.
    expect(linesOf(proposal, itemId)).toMatchObject([
      {
        vendorId,
        need: '230',
        usable: '100',
        onOrder: '0',
        missing: '130',
        quantity: '3',
        unit: 'box',
        ratePaise: 200_000,
        landedPaise: 212_100,
      },
    ]);
    const own = proposal.orders.find(({ lines }) => lines.some((line) => line.itemId === itemId));
    expect(own).toMatchObject({ vendorId, storeId });
    expect(linesOf(proposal, without)).toEqual([]);
    expect(proposal.without.map((item) => item.itemId)).toContain(without);
  });

  it('counts what is on order, which the list of stock shows with its orders', async () => {
    const buyer = await buyerOf(app);
    const itemId = await itemOfLab(world(), { leastStock: 100 });
    const { vendorId } = await approvedContract(world(), { itemId });
    const line = { lineId: newId(), itemId, unit: 'box' as const, quantity: '1', discountBasisPoints: 0 };
    const { order } = await draftOrder(world(), { vendorId, lines: [line] });
    const proposal = await buyer.ok(proposeOrders, { query: { from: 'reorder' } });
    expect(linesOf(proposal, itemId)).toMatchObject([
      { need: '100', usable: '0', onOrder: '50', missing: '50', quantity: '1' },
    ]);
    const { rows } = await app.as('Manager').ok(listStock, { query: { onOrder: true } });
    expect(rows.find((row) => row.itemId === itemId)).toMatchObject({
      onOrder: '50',
      orders: [{ orderId: order.orderId, number: order.number }],
    });
  });

  it('orders what accepted indents ask for and their store lacks, and says which', async () => {
    const buyer = await buyerOf(app);
    const stores = await storesOfLab(world());
    await approvedContract(world(), { itemId: stores.itemId });
    const ask = askedBody(stores, '160');
    const { indent } = await app.as('Technician').ok(createIndent, { body: ask });
    const query = { from: 'indents' } as const;
    expect(linesOf(await buyer.ok(proposeOrders, { query }), stores.itemId)).toEqual([]);
    const { indentId, version, number } = indent;
    await app.as('Manager').ok(decideIndent, { body: { indentId, version, action: 'accept' } });
    expect(linesOf(await buyer.ok(proposeOrders, { query }), stores.itemId)).toMatchObject([
      { need: '160', usable: '100', onOrder: '0', missing: '60', quantity: '2', note: number },
    ]);
  });
});

describe('orders that are made at once', () => {
  it('are drafts with numbers of their own, all or none', async () => {
    const buyer = await buyerOf(app);
    const [one, other] = [await orderBody(world()), await orderBody(world())];
    const { orders } = await buyer.ok(makeOrders, { body: { orders: [one, other] } });
    expect(orders.map(({ orderId, state }) => [orderId, state])).toEqual([
      [one.orderId, 'draft'],
      [other.orderId, 'draft'],
    ]);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(2);
    const [good, bad] = [
      { ...one, orderId: newId(), lines: one.lines.map((line) => ({ ...line, lineId: newId() })) },
      { ...other, orderId: newId(), storeId: newId() },
    ];
    const refused = await buyer.refused(makeOrders, { body: { orders: [good, bad] } });
    expect(refused.code).toBe('not-found');
    const again = await buyer.ok(makeOrders, { body: { orders: [good] } });
    expect(again.orders).toMatchObject([{ orderId: good.orderId, state: 'draft', dueOn: dayFromNow(7) }]);
    const technician = await app.as('Technician').refused(makeOrders, { body: { orders: [one] } });
    expect(technician.status).toBe(403);
  });
});
