import { readApproval } from '@nidan/contract/people/approvals/approval-endpoints';
import {
  askVendorPayment,
  bookVendorInvoice,
  listVendorPayments,
  payVendor,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { orderState } from '@nidan/contract/supply/orders/order-endpoints';
import { receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { issuedOrder } from '../orders/testing/order-of-lab.ts';
import { receiptBody, receivedOrder } from '../receipts/testing/receipt-of-lab.ts';
import { approveLatest } from '../vendors/testing/vendor-of-lab.ts';
import { bankOf, invoiceBody, postedInvoice } from './testing/invoice-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await approvalRulesOf(app, 'vendor invoice');
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
/** Somebody who may do all three. */
const everything = async () =>
  (await personWith(app, { purchases: 15, finance: 15, masters: 4, labs: 4 })).client;

type Billed = Awaited<ReturnType<typeof postedInvoice>>['invoice'];
const paymentOf = ({ vendorId, invoiceId, totalPaise }: Billed, paymentId = newId()) => ({
  paymentId,
  vendorId,
  invoices: [{ invoiceId, amountPaise: totalPaise }],
});

describe('receipt, invoice and payment', () => {
  it('are refused to one person, by each of the three', async () => {
    const person = await everything();
    const issued = await issuedOrder(world());
    await person.ok(receiveGoods, { body: receiptBody(issued, { accepted: '2' }) });
    const booking = invoiceBody(issued, {}, { quantity: '2' });
    expect(await person.refused(bookVendorInvoice, { body: booking })).toMatchObject({
      status: 409,
      code: 'duty-received',
      details: { order: issued.order.number },
    });
    const booker = await everything();
    const { invoice } = await booker.ok(bookVendorInvoice, { body: booking });
    await bankOf(app, invoice.vendorId);
    const { orderId } = issued.order;
    const now = await booker.ok(orderState, { query: { orderId } });
    expect(await booker.refused(receiveGoods, { body: receiptBody(now, { accepted: '1' }) })).toMatchObject({
      code: 'duty-booked',
    });
    expect(await booker.refused(payVendor, { body: paymentOf(invoice) })).toMatchObject({
      status: 409,
      code: 'duty-booked',
    });
    expect(await person.refused(payVendor, { body: paymentOf(invoice) })).toMatchObject({
      code: 'duty-received',
    });
    const payer = await everything();
    await payer.ok(payVendor, { body: paymentOf(invoice) });
    const again = invoiceBody(issued, {}, { quantity: '1' });
    expect(await payer.refused(bookVendorInvoice, { body: again })).toMatchObject({ code: 'duty-paid' });
  });

  it('are open to one person where the lab turned the switch off', async () => {
    await setLabSwitch(app, 'separatePurchaseDuties', false);
    const person = await everything();
    const issued = await issuedOrder(world());
    await person.ok(receiveGoods, { body: receiptBody(issued) });
    const { invoice } = await person.ok(bookVendorInvoice, { body: invoiceBody(issued) });
    await bankOf(app, invoice.vendorId);
    expect(await person.ok(payVendor, { body: paymentOf(invoice) })).toMatchObject({
      grossPaise: invoice.totalPaise,
    });
    await setLabSwitch(app, 'separatePurchaseDuties', true);
  });

  it('are refused to two accounts that signed in with one browser', async () => {
    const { details } = await receivedOrder(world());
    const twin = await personWith(app, { purchases: 15, masters: 4, labs: 4 });
    await asOwner(app, (db) =>
      sql`insert into known_device (user_id, device_hash, seen_at)
        select u, 'one browser'::bytea, now() from unnest(array[${twin.userId}, (
          select made_by from goods_receipt where order_id = ${details.order.orderId})]::uuid[]) u`.execute(
        db,
      ),
    );
    expect(await twin.client.refused(bookVendorInvoice, { body: invoiceBody(details) })).toMatchObject({
      code: 'person-at-same-browser',
    });
  });
});

describe('the payment of an invoice', () => {
  it('is made once by 64 calls at the same moment, and its second payment is refused', async () => {
    const { invoice } = await postedInvoice(world());
    await bankOf(app, invoice.vendorId);
    const payers = await Promise.all(Array.from({ length: 4 }, everything));
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        (payers[at % 4] ?? app.as('Accountant')).call(payVendor, { body: paymentOf(invoice) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await asOwner(app, (db) =>
      sql<{ paid: number }>`select sum(amount_paise)::bigint as paid from vendor_payment_invoice
        where invoice_id = ${invoice.invoiceId}`.execute(db),
    );
    expect(rows).toEqual([{ paid: invoice.totalPaise }]);
  });

  it('waits for an approval beyond what the lab pays without one, and is made once in the name of who asked', async () => {
    await approvalRulesOf(app, 'vendor payment');
    const { invoice } = await postedInvoice(world());
    await bankOf(app, invoice.vendorId);
    await setLabSwitch(app, 'vendorPaymentLimitRupees', 0);
    const payer = await personWith(app, { purchases: 15, finance: 15, masters: 4, labs: 4 });
    const body = paymentOf(invoice);
    expect(await payer.client.refused(payVendor, { body })).toMatchObject({
      status: 409,
      code: 'payment-needs-approval',
    });
    const request = { ...body, approvalId: newId(), reason: 'Due today' };
    expect(await payer.client.ok(askVendorPayment, { body: request })).toMatchObject({ state: 'pending' });
    expect(
      (await payer.client.ok(listVendorPayments, { query: { vendorId: invoice.vendorId } })).rows,
    ).toEqual([]);
    const { document } = await app
      .as('Manager')
      .ok(readApproval, { query: { approvalId: request.approvalId } });
    expect(document?.facts.find(({ what }) => what === 'account')?.value).toContain('50200012345678');
    expect(document?.lines).toMatchObject([{ name: invoice.invoiceNo, totalPaise: invoice.totalPaise }]);
    await approveLatest(app, 'vendor payment');
    const paid = { query: { vendorId: invoice.vendorId } };
    expect((await payer.client.ok(listVendorPayments, paid)).rows).toMatchObject([
      { paymentId: body.paymentId, grossPaise: invoice.totalPaise },
    ]);
    const { rows } = await asOwner(app, (db) =>
      sql`select paid_by as by from vendor_payment where payment_id = ${body.paymentId}`.execute(db),
    );
    expect(rows).toEqual([{ by: payer.userId }]);
    await setLabSwitch(app, 'vendorPaymentLimitRupees', 10_000_000);
  });

  it('breaks no invariant', async () => {
    expect(await offencesIn(app)).toEqual([]);
  });
});
