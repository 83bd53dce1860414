import { listOrders, moveOrder, orderState } from '@nidan/contract/supply/orders/order-endpoints';
import { listReceipts, receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dayFromNow, itemOfLab } from '../inventory/testing/stock-of-lab.ts';
import { approvedContract } from '../contracts/testing/contract-of-lab.ts';
import { draftOrder, issuedOrder, reason } from '../orders/testing/order-of-lab.ts';
import { buyerOf } from '../vendors/testing/vendor-of-lab.ts';
import { receiptBody, receivedOrder } from './testing/receipt-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });

describe('goods received', () => {
  it('go to stock at what they cost, with the order as far as it came', async () => {
    const buyer = await buyerOf(app);
    const { details, receipt } = await receivedOrder(world(), {
      accepted: '4',
      free: '1',
      rejected: '1',
      rejectReason: 'Broken',
    });
    expect(receipt.number).toMatch(/^[A-Z]+G\d\d-\d{5}$/u);
    expect(receipt).toMatchObject({ temperature: 5.5, valuePaise: 4 * 240_000 * 1.05 });
    expect(receipt.lines).toMatchObject([
      { accepted: '4', free: '1', rejected: '1', rejectReason: 'Broken' },
    ]);
    expect(details.order).toMatchObject({
      state: 'partialReceived',
      can: ['cancelRest', 'mail', 'receive', 'invoice'],
    });
    expect(details.lines).toMatchObject([{ received: '4' }]);
    const rest = await buyer.ok(receiveGoods, { body: receiptBody(details, { accepted: '2' }) });
    expect(rest.lines).toMatchObject([{ accepted: '2' }]);
    const { order } = await buyer.ok(orderState, { query: { orderId: details.order.orderId } });
    expect(order).toMatchObject({ state: 'received', can: ['invoice'] });
    const { rows } = await buyer.ok(listReceipts, { query: { orderId: order.orderId } });
    expect(rows).toHaveLength(2);
    const lot = receipt.lines[0]?.lotNo ?? '';
    expect((await buyer.ok(listReceipts, { query: { q: lot, by: 'lot_no' } })).rows).toMatchObject([
      { receiptId: receipt.receiptId },
    ]);
  });

  it('are refused beyond the order, twice on two counters, and before it was issued', async () => {
    const buyer = await buyerOf(app);
    const issued = await issuedOrder(world());
    const more = await buyer.refused(receiveGoods, { body: receiptBody(issued, { accepted: '6.002' }) });
    expect(more).toMatchObject({ code: 'receipt-over-order', msg: expect.stringContaining('6.002') });
    const counters = await Promise.all([
      buyer.call(receiveGoods, { body: receiptBody(issued) }),
      buyer.call(receiveGoods, { body: receiptBody(issued) }),
    ]);
    expect(counters.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const draft = await draftOrder(world());
    expect(await buyer.refused(receiveGoods, { body: receiptBody(draft) })).toMatchObject({
      code: 'transition-refused',
    });
  });

  it('need a lot with one expiry that is long enough, or a reason', async () => {
    const buyer = await buyerOf(app);
    const itemId = await itemOfLab(world(), { shortLifeDays: 90 });
    const { vendorId } = await approvedContract(world(), { itemId });
    const lines = [{ lineId: newId(), itemId, unit: 'box' as const, quantity: '6', discountBasisPoints: 0 }];
    const issued = await issuedOrder(world(), { vendorId, lines });
    const refusedWith = async (given: Parameters<typeof receiptBody>[1]) =>
      (await buyer.refused(receiveGoods, { body: receiptBody(issued, given) })).code;
    expect(await refusedWith({ expiresOn: dayFromNow(-1) })).toBe('receipt-expired');
    expect(await refusedWith({ expiresOn: dayFromNow(55) })).toBe('receipt-short-life');
    expect(await refusedWith({ lotNo: null })).toBe('receipt-without-lot');
    expect(await refusedWith({ accepted: '5', rejected: '1' })).toBe('receipt-reject-why');
    const short = {
      accepted: '3',
      expiresOn: dayFromNow(55),
      shortLifeReason: 'Used within a month',
      lotNo: 'HC771',
    };
    const first = await buyer.ok(receiveGoods, { body: receiptBody(issued, short) });
    expect(first.lines).toMatchObject([{ lotNo: 'HC771', shortLifeReason: 'Used within a month' }]);
    const now = await buyer.ok(orderState, { query: { orderId: issued.order.orderId } });
    const other = receiptBody(now, { accepted: '1', lotNo: 'hc771', expiresOn: dayFromNow(200) });
    expect(await buyer.refused(receiveGoods, { body: other })).toMatchObject({ code: 'lot-other-expiry' });
    expect((await buyer.ok(orderState, { query: { orderId: issued.order.orderId } })).order.version).toBe(
      now.order.version,
    );
  });

  it('leave the rest of an order to be cancelled', async () => {
    const buyer = await buyerOf(app);
    const { details } = await receivedOrder(world(), { accepted: '2' });
    const { orderId, version } = details.order;
    const body = { orderId, version, action: 'cancelRest' as const, approvalId: newId(), reason };
    const ended = await buyer.ok(moveOrder, { body });
    expect(ended.order).toMatchObject({ state: 'partialCanceled' });
    expect(ended.lines).toMatchObject([{ received: '2', canceled: '4' }]);
    expect(
      (await buyer.ok(listOrders, { query: { open: true } })).rows.some((row) => row.orderId === orderId),
    ).toBe(false);
  });
});
