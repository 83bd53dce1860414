import { changeIntegrationSettings } from '@nidan/contract/links/integration/integration-endpoints';
import { amendOrder, mailOrder, moveOrder, orderState } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { acceptedOrder, draftOrder, issuedOrder, step } from '../../supply/orders/testing/order-of-lab.ts';
import { approveLatest, buyerOf, contactOf } from '../../supply/vendors/testing/vendor-of-lab.ts';
import { type DeliveryDesk, simSettings, startDeliveryDesk } from './testing/delivery-desk.ts';

let desk: DeliveryDesk;
beforeAll(async () => {
  desk = await startDeliveryDesk();
});
afterAll(() => desk.close());

const world = () => ({ app: desk.app, lab: desk.app.lab });
const buyer = () => buyerOf(desk.app);

async function mailed({ order }: OrderDetails, contactId: string): Promise<OrderDetails> {
  const { orderId } = order;
  const { version } = (await (await buyer()).ok(orderState, { query: { orderId } })).order;
  return (await buyer()).ok(mailOrder, { body: { orderId, version, contactId } });
}

async function lettersOf({ order }: OrderDetails) {
  await desk.run('email');
  const { letters } = await (await buyer()).ok(orderState, { query: { orderId: order.orderId } });
  return letters;
}

describe('an order that was issued', () => {
  it('is mailed with its paper once for each issue, and its way is seen on it', async () => {
    const issued = await issuedOrder(world());
    const { orderId, number, vendorId, storeId, dueOn } = issued.order;
    const contactId = await contactOf(desk.app, vendorId);
    const waiting = await mailed(issued, contactId);
    expect(waiting.letters).toMatchObject([
      { issue: 1, name: 'Ravi Kulkarni', email: 'orders@vendor.example', state: 'waiting', problem: null },
    ]);
    await mailed(issued, contactId);
    expect(await lettersOf(issued)).toMatchObject([{ issue: 1, state: 'sent' }]);
    const [letter, ...more] = desk.inbox({ entityId: orderId });
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: ['orders@vendor.example'], times: 1 });
    expect(letter?.subject).toContain(number);
    expect(letter?.text).toContain('₹15,120');
    expect(letter?.text).not.toContain('before');
    expect(letter?.files.map(({ name }) => name)).toEqual([`order-${number}.pdf`]);
    expect(letter?.files[0]?.bytes).toBeGreaterThan(5_000);
    expect(await eventsOf(desk.app, orderId, 'mail')).toHaveLength(2);
    const { version } = (await (await buyer()).ok(orderState, { query: { orderId } })).order;
    const itemId = issued.lines[0]?.itemId ?? '';
    const line = { lineId: newId(), itemId, unit: 'box' as const, quantity: '3', discountBasisPoints: 0 };
    const head = { orderId, version, vendorId, storeId, dueOn, overPercent: 0, note: '', charges: [] };
    const amended = await (await buyer()).ok(amendOrder, { body: { ...head, lines: [line] } });
    await step(world(), amended, 'accept');
    await approveLatest(desk.app, 'purchase order');
    const approved = await (await buyer()).ok(orderState, { query: { orderId } });
    const again = await step(world(), approved, 'issue');
    expect(again.order).toMatchObject({ issue: 2, can: expect.arrayContaining(['mail']) });
    await mailed(again, contactId);
    expect(await lettersOf(issued)).toMatchObject([
      { issue: 2, state: 'sent' },
      { issue: 1, state: 'sent' },
    ]);
    expect(desk.inbox({ entityId: orderId }).at(-1)?.text).toContain('It takes the place');
  });

  it('says why its letter did not go, and goes once mail is on again', async () => {
    const issued = await issuedOrder(world());
    const contactId = await contactOf(desk.app, issued.order.vendorId);
    const manager = desk.app.as('Manager');
    const [, , email] = simSettings(desk.sim);
    const off = await manager.ok(changeIntegrationSettings, { body: { ...email, version: 1, isOn: false } });
    expect((await mailed(issued, contactId)).letters).toMatchObject([
      { state: 'failed', problem: 'switched-off' },
    ]);
    const { version } = off;
    await manager.ok(changeIntegrationSettings, { body: { ...email, version, isOn: true } });
    await mailed(issued, contactId);
    expect(await lettersOf(issued)).toMatchObject([{ state: 'sent', problem: null }]);
  });

  it('is not mailed before its issue, to nobody and by nobody without the right', async () => {
    const draft = await draftOrder(world());
    const contactId = await contactOf(desk.app, draft.order.vendorId);
    const { orderId, version, vendorId } = draft.order;
    const body = { orderId, version, contactId };
    expect((await (await buyer()).refused(mailOrder, { body })).code).toBe('transition-refused');
    const reader = (await personWith(desk.app, { purchases: 4 })).client;
    expect((await reader.refused(mailOrder, { body })).status).toBe(403);
    const issued = await issuedOrder(world());
    const other = { ...body, orderId: issued.order.orderId, version: issued.order.version };
    expect((await (await buyer()).refused(mailOrder, { body: other })).code).toBe('not-found');
    expect(vendorId).not.toBe(issued.order.vendorId);
    const waits = await acceptedOrder(world());
    const early = { ...other, orderId: waits.order.orderId, version: waits.order.version };
    expect((await (await buyer()).refused(mailOrder, { body: early })).code).toBe('transition-refused');
    const move = { orderId, version, action: 'cancel', approvalId: newId(), reason: 'Twice' } as const;
    await (await buyer()).ok(moveOrder, { body: move });
  });
});
