import { orderPdf } from '@nidan/contract/supply/orders/order-endpoints';
import { orderState } from '@nidan/contract/supply/orders/order-endpoints';
import {
  listVendorDebitNotes,
  returnGoods,
  returnNotePdf,
  vendorDebitNotePdf,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { listReceipts, receiptPdf } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { pdfPages } from '../../../kernel/documents/testing/pdf-text.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { itemOfLab } from '../inventory/testing/stock-of-lab.ts';
import { draftOrder, orderBody } from '../orders/testing/order-of-lab.ts';
import { activeVendor, approveLatest, buyerOf } from '../vendors/testing/vendor-of-lab.ts';
import { postedInvoice } from './testing/invoice-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await approvalRulesOf(app, 'material return');
});
afterAll(() => app.close());

const textOf = async (bytes: Buffer): Promise<string> =>
  (await pdfPages(bytes)).join(' ').replaceAll(/\s+/gu, ' ');

it('papers of a purchase name both parties, the tax by rate, words and who signs', async () => {
  const buyer = await buyerOf(app);
  const { invoice, details } = await postedInvoice({ app, lab: app.lab });
  const { orderId, vendorId } = details.order;
  await asOwner(app, (db) =>
    db
      .updateTable('vendor')
      .set({ gstin: '27AAACS0000D1ZA', pan: 'AAACS0000D' })
      .where('vendor_id', '=', vendorId)
      .execute(),
  );
  const itemId = details.lines[0]?.itemId ?? '';
  await asOwner(app, (db) =>
    db.updateTable('item').set({ hsn: '382219' }).where('item_id', '=', itemId).execute(),
  );
  const order = await textOf((await buyer.call(orderPdf, { query: { orderId } })).bytes);
  for (const words of [
    `Order no. ${details.order.number}`.split(' ').at(-1) ?? '',
    '27AAACS0000D1ZA',
    'AAACS0000D',
    'Bill to',
    'Deliver to',
    '382219',
    'CGST ₹',
    '360.00',
    'Order total ₹ 15,120.00',
    'fifteen thousand one hundred',
    'Prepared by',
    'Approved by, for',
    'Accepted by vendor',
  ])
    expect(order.toLowerCase()).toContain(words.toLowerCase());
  expect(order).not.toContain('Not approved yet');

  const [receipt] = (await buyer.ok(listReceipts, { query: { orderId } })).rows;
  const query = { receiptId: receipt?.receiptId ?? '' };
  const grn = await textOf((await buyer.call(receiptPdf, { query })).bytes);
  for (const words of ['Goods received note', 'Received at', 'Value accepted ₹ 15,120.00', 'Checked by'])
    expect(grn).toContain(words);

  const lotId = receipt?.lines[0]?.lotId ?? '';
  const lines = [{ lotId, quantity: '1', unit: 'box' as const }];
  const returnId = newId();
  await buyer.ok(returnGoods, {
    body: { returnId, orderId, lines, approvalId: newId(), reason: 'Cracked on arrival' },
  });
  await approveLatest(app, 'material return');
  const goods = await textOf((await buyer.call(returnNotePdf, { query: { returnId } })).bytes);
  for (const words of ['Return note', 'Cracked on arrival', 'Received by vendor', '382219'])
    expect(goods).toContain(words);

  const { invoiceId, invoiceNo } = invoice;
  const [note] = (await buyer.ok(listVendorDebitNotes, { query: { invoiceId } })).rows;
  const debit = await textOf(
    (await buyer.call(vendorDebitNotePdf, { query: { noteId: note?.noteId ?? '' } })).bytes,
  );
  // 2,520 of an invoice at 5 %: 2,400 and twice 60.
  for (const words of [
    `Original invoice no.`,
    invoiceNo,
    '2,400.00',
    '60.00',
    'Debit note total ₹ 2,520.00',
    'payable ₹ 12,600.00',
    'Not approved yet',
  ])
    expect(debit).toContain(words);
});

it('an order prints freight by the rates of its goods', async () => {
  const world = { app, lab: app.lab };
  const { vendorId } = await activeVendor(app);
  const lineOf = async (ratePaise: number, gstPercent: 5 | 18) => ({
    lineId: newId(),
    itemId: await itemOfLab(world),
    unit: 'box' as const,
    quantity: '1',
    discountBasisPoints: 0,
    ratePaise,
    gstPercent,
  });
  const lines = [await lineOf(4_000_000, 5), await lineOf(1_000_000, 18)];
  const charges = [{ charge: 'Freight' as const, amountPaise: 100_000, gstPercent: null }];
  const { order } = await draftOrder(world, await orderBody(world, { vendorId, lines, charges }));
  const query = { orderId: order.orderId };
  const text = await textOf((await (await buyerOf(app)).call(orderPdf, { query })).bytes);
  for (const words of ['Freight 800.00 5', 'Freight 200.00 18', '40,800.00', '10,200.00'])
    expect(text).toContain(words);
});

it('an order that nobody approved says so', async () => {
  const world = { app, lab: app.lab };
  const charges = [{ charge: 'Freight' as const, amountPaise: 65_000, gstPercent: 5 as const }];
  const body = await orderBody(world, { charges, note: 'Cold chain with a logger' });
  const { order } = await draftOrder(world, body);
  const buyer = await buyerOf(app);
  expect((await buyer.ok(orderState, { query: { orderId: order.orderId } })).charges).toHaveLength(1);
  const text = await textOf((await buyer.call(orderPdf, { query: { orderId: order.orderId } })).bytes);
  for (const words of ['Not approved yet', 'Freight', '650.00', 'Cold chain with a logger'])
    expect(text).toContain(words);
});
