import {
  bookVendorInvoice,
  listVendorDebitNotes,
  moveVendorDebitNote,
  returnGoods,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { listReceipts, receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import type { LabSettingName } from '@nidan/domain/settings/lab-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { dayFromNow } from '../inventory/testing/stock-of-lab.ts';
import { acceptedOrder, draftOrder, issuedOrder, orderBody } from '../orders/testing/order-of-lab.ts';
import { receiptBody, receivedOrder } from '../receipts/testing/receipt-of-lab.ts';
import { buyerOf } from '../vendors/testing/vendor-of-lab.ts';
import { invoiceBody, postedInvoice } from './testing/invoice-of-lab.ts';

const NONE = {
  overReceiptPercent: 0,
  rateVariancePercent: 0,
  leastShelfDays: 0,
  orderLimitRupees: 0,
  returnLimitRupees: 0,
} as const satisfies Partial<Record<LabSettingName, number>>;
let app: TestApp;
/** Lets these limits hold, and none besides. */
async function set(limits: Partial<Record<keyof typeof NONE, number>>): Promise<void> {
  for (const [name, value] of Object.entries({ ...NONE, ...limits })) await setLabSwitch(app, name, value);
}
beforeAll(async () => {
  app = await startTestApp();
  for (const type of ['vendor invoice', 'vendor debit note', 'material return'] as const)
    await approvalRulesOf(app, type);
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });

describe('what a lab lets pass without asking', () => {
  it('is an order at rates of contracts up to its limit', async () => {
    await set({ orderLimitRupees: 15_120 });
    const within = await acceptedOrder(world());
    expect(within.order).toMatchObject({ state: 'approved', totalPaise: 1_512_000 });
    const body = await orderBody(world());
    const lines = body.lines.map((line) => ({ ...line, ratePaise: 230_000 }));
    expect((await acceptedOrder(world(), { ...body, lines })).order.state).toBe('accepted');
    await set({ orderLimitRupees: 15_119 });
    expect((await acceptedOrder(world())).order.state).toBe('accepted');
  });

  it('is what comes beyond an order by its per cent, unless the order says otherwise', async () => {
    await set({ overReceiptPercent: 5 });
    const buyer = await buyerOf(app);
    const { order } = await draftOrder(world(), { overPercent: null });
    expect(order.overPercent).toBe(5);
    expect((await draftOrder(world(), { overPercent: 0 })).order.overPercent).toBe(0);
    const issued = await issuedOrder(world(), { overPercent: null });
    const more = receiptBody(issued, { accepted: '6.301' });
    expect((await buyer.refused(receiveGoods, { body: more })).code).toBe('receipt-over-order');
    await buyer.ok(receiveGoods, { body: receiptBody(issued, { accepted: '6.3' }) });
  });

  it('is a lot that is still good for its days, of an item that says none', async () => {
    await set({ leastShelfDays: 60 });
    const buyer = await buyerOf(app);
    const issued = await issuedOrder(world());
    const short = receiptBody(issued, { expiresOn: dayFromNow(59) });
    expect((await buyer.refused(receiveGoods, { body: short })).code).toBe('receipt-short-life');
    await buyer.ok(receiveGoods, { body: receiptBody(issued, { expiresOn: dayFromNow(60) }) });
  });

  it('is an invoice whose rates differ by its per cent', async () => {
    await set({ rateVariancePercent: 5 });
    const buyer = await buyerOf(app);
    const { details } = await receivedOrder(world());
    const differing = {
      ...invoiceBody(details, {}, { ratePaise: 252_001 }),
      difference: 'approval' as const,
    };
    expect((await buyer.ok(bookVendorInvoice, { body: differing })).invoice.state).toBe('waiting');
    const other = await receivedOrder(world());
    const within = invoiceBody(other.details, {}, { ratePaise: 252_000 });
    expect((await buyer.ok(bookVendorInvoice, { body: within })).invoice).toMatchObject({
      state: 'posted',
      faults: 0,
    });
  });

  it('is goods that go back and what is claimed for them', async () => {
    await set({ returnLimitRupees: 2_520 });
    const buyer = await buyerOf(app);
    const { invoice, details } = await postedInvoice(world());
    const { orderId } = details.order;
    const [receipt] = (await buyer.ok(listReceipts, { query: { orderId } })).rows;
    const lines = [{ lotId: receipt?.lines[0]?.lotId ?? '', quantity: '1', unit: 'box' as const }];
    const asked = { orderId, approvalId: newId(), reason: 'Broken', lines };
    const sent = await buyer.ok(returnGoods, { body: { returnId: newId(), ...asked } });
    expect(sent).toMatchObject({ state: 'posted', valuePaise: 252_000 });
    const query = { invoiceId: invoice.invoiceId };
    const [made] = (await buyer.ok(listVendorDebitNotes, { query })).rows;
    expect(made).toMatchObject({ returnId: sent.returnId, amountPaise: 252_000, state: 'created' });
    const submit = {
      noteId: made?.noteId ?? '',
      version: made?.version ?? 0,
      action: 'submit',
      approvalId: newId(),
    } as const;
    expect((await buyer.ok(moveVendorDebitNote, { body: submit })).state).toBe('approved');
    const two = [{ lotId: lines[0]?.lotId ?? '', quantity: '2', unit: 'box' as const }];
    const above = await buyer.ok(returnGoods, {
      body: { ...asked, returnId: newId(), approvalId: newId(), lines: two },
    });
    expect(above.state).toBe('waiting');
  });

  it('breaks no invariant', async () => expect(await offencesIn(app)).toEqual([]));
});
