import { approveRequest, listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import {
  amendOrder,
  listOrders,
  makeOrder,
  moveOrder,
  orderPdf,
  orderState,
  orderTax,
} from '@nidan/contract/supply/orders/order-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { itemOfLab } from '../inventory/testing/stock-of-lab.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { activeVendor, approveLatest, buyerOf } from '../vendors/testing/vendor-of-lab.ts';
import {
  acceptedOrder,
  approvedOrder,
  draftOrder,
  issuedOrder,
  orderBody,
  reason,
  step,
} from './testing/order-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });

describe('a purchase order', () => {
  it('has the rate of the contract for its quantity, its GST and its number', async () => {
    const { order, lines } = await draftOrder(world());
    expect(order.number).toMatch(/^[A-Z]+P\d\d-\d{5}$/u);
    expect(order).toMatchObject({
      state: 'draft',
      taxKind: 'INTRA_STATE',
      totalPaise: 1_512_000,
      besideContract: 0,
    });
    expect(lines).toMatchObject([
      { quantity: '6', ratePaise: 240_000, contractPaise: 240_000, received: '0' },
    ]);
    const buyer = await buyerOf(app);
    expect(
      await buyer.ok(orderTax, { query: { vendorId: order.vendorId, storeId: order.storeId } }),
    ).toMatchObject({
      taxKind: 'INTRA_STATE',
    });
  });

  it.each([
    ['560001', '29', 'INTER_STATE'],
    ['411001', '27', 'INTRA_STATE'],
    ['', '27', 'INTRA_STATE'],
  ])('to a firm without a GST number at %s is taxed by that place', async (pincode, storeState, taxKind) => {
    const { vendorId, storeId } = await orderBody(world());
    const { lId, locationId } = app.lab;
    await asOwner(app, async (db) => {
      const firmId = newId();
      await db
        .insertInto('firm')
        .values({ l_id: lId, firm_id: firmId, name: `Firm ${firmId}`, pincode })
        .execute();
      await db
        .updateTable('location')
        .set({ firm_id: firmId })
        .where('location_id', '=', locationId)
        .execute();
    });
    expect(await (await buyerOf(app)).ok(orderTax, { query: { vendorId, storeId } })).toEqual({
      vendorState: '27',
      storeState,
      taxKind,
    });
    await asOwner(app, (db) =>
      db.updateTable('location').set({ firm_id: null }).where('location_id', '=', locationId).execute(),
    );
  });

  it('never takes no GST for a rate that orders do not know, which the item refuses', async () => {
    const buyer = await buyerOf(app);
    await expect(itemOfLab(world(), { gstPercent: 12 })).rejects.toThrow('Orders take GST of 0, 5, 18, 40 %');
    const itemId = await itemOfLab(world(), { gstPercent: 5 });
    await asOwner(app, (db) =>
      db.updateTable('item').set({ gst_percent: 12 }).where('item_id', '=', itemId).execute(),
    );
    const line = { lineId: newId(), itemId, unit: 'box', quantity: '1', discountBasisPoints: 0 } as const;
    const body = await orderBody(world(), { lines: [{ ...line, ratePaise: 20_000 }] });
    expect(await buyer.refused(makeOrder, { body })).toMatchObject({
      status: 409,
      code: 'order-without-gst',
    });
    const told = { ...body, lines: [{ ...line, ratePaise: 20_000, gstPercent: 5 as const }] };
    expect((await buyer.ok(makeOrder, { body: told })).order.totalPaise).toBe(21_000);
  });

  it.each(['business_none', 'consumer', 'other'] as const)(
    'to a vendor of type %s has no GST',
    async (type) => {
      const buyer = await buyerOf(app);
      const { vendorId } = await activeVendor(app, { type, gstin: null });
      const itemId = await itemOfLab(world(), { gstPercent: 5 });
      const line = { lineId: newId(), itemId, unit: 'box', quantity: '1', discountBasisPoints: 0 } as const;
      const freight = { charge: 'Freight', amountPaise: 1_000, gstPercent: null } as const;
      const body = await orderBody(world(), {
        vendorId,
        lines: [{ ...line, ratePaise: 6_160_000 }],
        charges: [freight],
      });
      const taxed = [
        { ...body, lines: [{ ...line, ratePaise: 6_160_000, gstPercent: 5 as const }] },
        { ...body, charges: [{ ...freight, gstPercent: 18 as const }] },
      ];
      for (const given of taxed) {
        const { code, msg } = await buyer.refused(makeOrder, { body: given });
        expect(code).toBe('vendor-without-gst');
        expect(msg).toContain('0 %');
      }
      expect((await buyer.ok(makeOrder, { body })).order.totalPaise).toBe(6_161_000);
    },
  );

  it('refuses a GST rate of other days, and taxes freight by the rates of its goods', async () => {
    const buyer = await buyerOf(app);
    const { vendorId } = await activeVendor(app);
    const lineOf = async (ratePaise: number, gstPercent: 5 | 12 | 18) => ({
      lineId: newId(),
      itemId: await itemOfLab(world(), { gstPercent: 5 }),
      unit: 'box' as const,
      quantity: '1',
      discountBasisPoints: 0,
      ratePaise,
      gstPercent,
    });
    const body = await orderBody(world(), {
      vendorId,
      lines: [await lineOf(4_000_000, 5), await lineOf(1_000_000, 18)],
      charges: [{ charge: 'Freight', amountPaise: 100_000, gstPercent: null }],
    });
    const old = { ...body, lines: [await lineOf(1_000, 12)] };
    expect((await buyer.refused(makeOrder, { body: old })).code).toBe('gst-rate-of-other-days');
    const { order } = await buyer.ok(makeOrder, { body });
    expect(order.totalPaise).toBe(5_487_600);
  });

  it('refuses an item without a rate, a unit without a chain, one twice, and charges that cannot be', async () => {
    const buyer = await buyerOf(app);
    const body = await orderBody(world());
    const [line] = body.lines;
    if (line === undefined) throw new Error('A line is missing');
    const refusedWith = async (given: Partial<typeof body>) =>
      (await buyer.refused(makeOrder, { body: { ...body, ...given } })).code;
    const other = { ...line, lineId: newId(), itemId: await itemOfLab(world()) };
    expect(await refusedWith({ lines: [other] })).toBe('order-without-rate');
    expect(await refusedWith({ lines: [{ ...line, unit: 'kit' }] })).toBe('unit-without-chain');
    expect(await refusedWith({ lines: [line, { ...line, lineId: newId() }] })).toBe('order-item-twice');
    expect(await refusedWith({ lines: [{ ...line, quantity: '0' }] })).toBe('quantity-nothing');
    const freight = { charge: 'Freight', amountPaise: 100, gstPercent: 18 } as const;
    expect(await refusedWith({ charges: [freight, freight] })).toBe('invalid-input');
    expect(await refusedWith({ charges: [{ charge: 'Round Off', amountPaise: 51, gstPercent: 0 }] })).toBe(
      'invalid-input',
    );
  });

  it('tells its approver which rates stand in no contract, and is never approved by who raised it', async () => {
    const body = await orderBody(world());
    const lines = body.lines.map((line) => ({ ...line, ratePaise: 250_000 }));
    const { order } = await acceptedOrder(world(), { ...body, lines });
    expect(order).toMatchObject({ state: 'accepted', besideContract: 1, can: ['cancel'] });
    const { rows } = await app.as('Manager').ok(listApprovals, { query: { type: 'purchase order' } });
    expect(rows[0]).toMatchObject({ what: expect.stringContaining('1 of 1 rates beside a contract') });
    const { client } = await personWith(app, { purchases: 4 });
    const { approvalId = '', version = 0 } = rows[0] ?? {};
    expect(await client.call(approveRequest, { body: { approvalId, version } })).toMatchObject({
      status: 403,
    });
  });

  it('goes through its states, and what was approved falls when it is changed', async () => {
    const buyer = await buyerOf(app);
    const approved = await approvedOrder(world());
    expect(approved.order).toMatchObject({ state: 'approved', can: ['change', 'issue', 'cancel'] });
    const { orderId, version, vendorId, storeId, dueOn } = approved.order;
    const [line] = approved.lines;
    const lines = [
      {
        lineId: newId(),
        itemId: line?.itemId ?? '',
        unit: 'box' as const,
        quantity: '12',
        discountBasisPoints: 0,
      },
    ];
    const body = { orderId, version, vendorId, storeId, dueOn, overPercent: 0, note: '', lines, charges: [] };
    const amended = await buyer.ok(amendOrder, { body });
    expect(amended.order).toMatchObject({ state: 'created', totalPaise: 12 * 230_000 * 1.05 });
    expect(amended.lines).toMatchObject([{ ratePaise: 230_000 }]);
    const stale = await buyer.refused(amendOrder, { body });
    expect(stale.code).toBe('stale-version');
    const waits = await step(world(), amended, 'accept');
    const early = { ...body, version: waits.order.version };
    expect(await buyer.refused(amendOrder, { body: early })).toMatchObject({ code: 'transition-refused' });
  });

  it('is cancelled with a reason while nothing came, and found by what it is about', async () => {
    const buyer = await buyerOf(app);
    const issued = await issuedOrder(world());
    expect(issued.order).toMatchObject({
      state: 'pending',
      can: ['change', 'cancel', 'mail', 'receive', 'invoice'],
    });
    const { orderId, number, vendor } = issued.order;
    for (const query of [
      { q: number, by: 'doc_no' },
      { q: vendor, by: 'vendor_name' },
      { q: issued.lines[0]?.code ?? '', by: 'item_code' },
    ] as const) {
      expect((await buyer.ok(listOrders, { query })).rows.map((row) => row.orderId)).toEqual([orderId]);
    }
    const rest = { orderId, version: issued.order.version, approvalId: newId(), reason };
    expect(await buyer.refused(moveOrder, { body: { ...rest, action: 'cancelRest' } })).toMatchObject({
      code: 'transition-refused',
    });
    const cancelled = await buyer.ok(moveOrder, { body: { ...rest, action: 'cancel' } });
    expect(cancelled.order).toMatchObject({ state: 'canceled', reason, can: [] });
    expect((await buyer.ok(orderState, { query: { orderId } })).steps.map(({ action }) => action)).toContain(
      'cancel',
    );
  });

  it('is printed', async () => {
    const { order } = await draftOrder(world());
    const answer = await (await buyerOf(app)).call(orderPdf, { query: { orderId: order.orderId } });
    expect(answer.status).toBe(200);
  });
});

describe('the steps of an order', () => {
  it('ask for a reason to cancel alone, and say that the vendor accepted what was sent', async () => {
    const buyer = await buyerOf(app);
    await approvalRulesOf(app, 'purchase order');
    const draft = await draftOrder({ app, lab: app.lab });
    const { orderId } = draft.order;
    const take = async (action: BodyOf<typeof moveOrder>['action']) => {
      const { version } = (await buyer.ok(orderState, { query: { orderId } })).order;
      await buyer.ok(moveOrder, { body: { orderId, version, action, approvalId: newId() } });
      return buyer.ok(orderState, { query: { orderId } });
    };
    await take('create');
    await take('accept');
    const [asked] = (await app.as('Manager').ok(listApprovals, { query: { type: 'purchase order' } })).rows;
    expect(asked?.reason).toContain(draft.order.number);
    await approveLatest(app, 'purchase order');
    const sent = await take('issue');
    expect(sent.order.can).toContain('acknowledge');
    const accepted = await take('acknowledge');
    expect(accepted.order).toMatchObject({
      state: 'pending',
      can: expect.not.arrayContaining(['acknowledge']),
    });
    expect(accepted.steps.at(-1)?.action).toBe('acknowledge');
    const { version } = accepted.order;
    const cancel = { orderId, version, action: 'cancel', approvalId: newId() } as const;
    expect(await buyer.refused(moveOrder, { body: cancel })).toMatchObject({
      status: 400,
      errors: [{ field: 'reason' }],
    });
    const early = await draftOrder({ app, lab: app.lab });
    const { orderId: other, version: first } = early.order;
    const body = { orderId: other, version: first, action: 'acknowledge', approvalId: newId() } as const;
    expect(await buyer.refused(moveOrder, { body })).toMatchObject({ code: 'transition-refused' });
  });
});
