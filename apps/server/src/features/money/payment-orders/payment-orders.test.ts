import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listAdvances } from '@nidan/contract/money/advances/advance-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import {
  acceptHeldMoney,
  checkPaymentOrder,
  createPaymentOrder,
  giveUpPaymentOrder,
  listPaymentOrders,
} from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import type { Paying } from '@nidan/simulators/pay-sim/pay-request';
import { signEvent, type SignedEvent } from '@nidan/simulators/pay-sim/send-event';
import type { SimPayment } from '@nidan/simulators/pay-sim/sim-state';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { bookedPayments } from './testing/booked-payments.ts';
import { payAtGateway, signedOf, tellAndApply, tellLab } from './testing/at-the-gateway.ts';
import { type PaymentDesk, startPaymentDesk } from './testing/payment-desk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

const front = () => desk.app.as('Front desk');
const reason = 'Agreed with the patient';

async function duesOf(billId: string) {
  return (await front().ok(readBill, { query: { billId } })).dues;
}

const paymentsOf = (billId: string) => bookedPayments(desk, billId);

const tell = (event: SignedEvent, lab?: number) => tellLab(desk, event, lab);
const pay = (orderId: string, paying?: Partial<Paying>) => payAtGateway(desk, orderId, paying);
const signed = (orderId: string, payment: SimPayment, told?: Parameters<typeof signedOf>[2]) =>
  signedOf(desk, { orderId, payment }, told);
const apply = (orderId: string, payment: SimPayment, kind?: string) =>
  tellAndApply(desk, { orderId, payment, ...(kind === undefined ? {} : { kind }) });

async function eventRows(orderId: string) {
  return inTransaction(desk.app.db, 1, async (db) => {
    const { rows } = await sql<{ kind: string }>`select kind from payment_event
      where l_id = 1 and order_id = ${orderId}`.execute(db);
    return rows.map(({ kind }) => kind);
  });
}

describe('an order', () => {
  it('is given to the gateway after its commit, over the exact amount and without a word about the patient', async () => {
    const billId = await desk.bill();
    const order = await desk.ask('qr', billId, 60_000);
    expect(order).toMatchObject({
      state: 'created',
      amountPaise: 60_000,
      problem: null,
      can: ['giveUp', 'check'],
    });
    expect(order.request).toMatch(/^upi:\/\/pay\?.*am=600\.00/u);
    const request = desk.requestOf(order.orderId);
    expect(request).toMatchObject({ amount: 60_000, name: `Bill ${order.labNo}` });
    expect(JSON.stringify(request)).not.toMatch(/Ravi|98765/u);
    expect(await eventsOf(desk.app, order.orderId, 'ask')).toHaveLength(1);
  });

  it('is refused over the due, for an unknown bill, and while another is waited for', async () => {
    const billId = await desk.bill();
    const body = { orderId: newId(), billId, channel: 'qr', amountPaise: 110_100 } as const;
    expect(await front().refused(createPaymentOrder, { body })).toMatchObject({
      status: 409,
      code: 'payment-over-due',
      msg: 'The payments are ₹1 more than the due of ₹1,100',
    });
    const unknown = { ...body, billId: newId(), amountPaise: 100 };
    expect(await front().refused(createPaymentOrder, { body: unknown })).toMatchObject({ status: 404 });
    await desk.ask('qr', billId);
    const second = { ...body, amountPaise: 100 };
    expect(await front().refused(createPaymentOrder, { body: second })).toMatchObject({
      status: 409,
      code: 'payment-order-open',
    });
  });

  it('by a terminal needs one of the place', async () => {
    const body = {
      orderId: newId(),
      billId: await desk.bill(),
      channel: 'terminal',
      amountPaise: 100,
    } as const;
    expect(await front().refused(createPaymentOrder, { body })).toMatchObject({ status: 400 });
    const unknown = { ...body, terminalId: newId() };
    expect(await front().refused(createPaymentOrder, { body: unknown })).toMatchObject({ status: 404 });
    const other = { ...body, channel: 'qr', terminalId: desk.terminalId } as const;
    expect(await front().refused(createPaymentOrder, { body: other })).toMatchObject({ status: 400 });
  });

  it('waits while the gateway is down, and goes on where it was', async () => {
    desk.sim.state.isDown = true;
    const down = await desk.ask('link', await desk.bill());
    expect(down).toMatchObject({ state: 'created', request: null, problem: 'unreachable' });
    desk.sim.state.isDown = false;
    await desk.run('ask-gateway', down.orderId);
    expect(await desk.read(down.orderId)).toMatchObject({
      problem: null,
      request: expect.stringContaining('http'),
    });
  });

  it('is one link at the gateway, though a worker was killed before it could note that', async () => {
    const order = await desk.ask('link', await desk.bill());
    await inTransaction(desk.app.db, 1, (db) =>
      sql`update payment_order set gateway_ref = null, request = null where l_id = 1 and order_id = ${order.orderId}`.execute(
        db,
      ),
    );
    await desk.run('ask-gateway', order.orderId);
    expect((await desk.read(order.orderId)).request).toBe(order.request);
  });

  it('fails when the gateway refuses it, in the words of the gateway', async () => {
    const { keyId } = desk.sim.state.keys;
    desk.sim.state.keys.keyId = 'rzp_test_changed';
    const order = await desk.ask('qr', await desk.bill());
    expect(order).toMatchObject({
      state: 'created',
      problem: 'keys',
      problemDetail: 'Authentication failed',
    });
    desk.sim.state.keys.keyId = keyId;
  });

  it('is listed by bill and state, and asked about again', async () => {
    const billId = await desk.bill();
    const { orderId } = await desk.ask('qr', billId);
    const { rows } = await front().ok(listPaymentOrders, {
      query: { billId, state: 'created', channel: 'qr' },
    });
    expect(rows.map((row) => row.orderId)).toEqual([orderId]);
    expect(await front().ok(checkPaymentOrder, { body: { orderId } })).toMatchObject({ orderId });
    expect(
      await desk.app.asOther('Front desk').refused(checkPaymentOrder, { body: { orderId } }),
    ).toMatchObject({
      status: 404,
    });
  });
});

describe('money', () => {
  it('is booked once, however often and in whichever order the gateway tells of it', async () => {
    const billId = await desk.bill();
    const { orderId } = await desk.ask('qr', billId);
    const payment = await pay(orderId);
    const credited = signed(orderId, payment, { kind: 'qr_code.credited' });
    const captured = signed(orderId, payment);
    for (const event of [credited, captured, credited, captured, credited]) {
      expect((await tell(event)).status).toBe(200);
    }
    await Promise.all([
      desk.run('apply-payment-events', orderId),
      desk.run('apply-payment-events', orderId),
      desk.run('ask-gateway', orderId),
    ]);
    expect(await paymentsOf(billId)).toEqual([
      { mode: 'payment gateway', amountPaise: 110_000, reference: payment.id },
    ]);
    expect(await duesOf(billId)).toMatchObject({ duePaise: 0, paidPaise: 110_000 });
    expect(await desk.read(orderId)).toMatchObject({ state: 'paid', money: [{ heldBecause: null }] });
    expect((await eventRows(orderId)).toSorted()).toEqual(['payment.captured', 'qr_code.credited']);
    expect(await eventsOf(desk.app, orderId, 'settle')).toHaveLength(1);
  });

  it('is booked once when the same event is replayed under another name', async () => {
    const billId = await desk.bill();
    const { orderId } = await desk.ask('qr', billId);
    const payment = await pay(orderId);
    await apply(orderId, payment);
    await apply(orderId, payment);
    expect(await paymentsOf(billId)).toHaveLength(1);
  });

  it('is found by asking when the gateway tells nothing', async () => {
    const billId = await desk.bill();
    const { orderId } = await desk.ask('link', billId, 50_000);
    const payment = await pay(orderId);
    await desk.run('ask-gateway', orderId);
    expect(await paymentsOf(billId)).toMatchObject([{ amountPaise: 50_000, reference: payment.id }]);
    expect(await desk.read(orderId)).toMatchObject({ state: 'paid', can: [] });
  });

  it('that comes after the order was given up is booked all the same', async () => {
    const billId = await desk.bill();
    const { orderId, version } = await desk.ask('link', billId);
    const given = await front().ok(giveUpPaymentOrder, { body: { orderId, version } });
    expect(given).toMatchObject({ state: 'cancelled', can: [] });
    // The payer was quicker than our word to the gateway.
    const payment = await pay(orderId);
    await desk.run('ask-gateway', orderId);
    expect(await desk.read(orderId)).toMatchObject({ state: 'paid' });
    expect(await paymentsOf(billId)).toMatchObject([{ reference: payment.id }]);
  });

  it('that comes after the due was paid otherwise is an advance of the patient', async () => {
    const billId = await desk.bill();
    const { orderId, patient } = await desk.ask('qr', billId);
    const cash = { paymentId: newId(), mode: 'Cash', amountPaise: 100_000 } as const;
    await front().ok(receivePayments, { body: { billId, payments: [cash] } });
    const payment = await pay(orderId);
    await apply(orderId, payment);
    expect(await duesOf(billId)).toMatchObject({ duePaise: 0, refundPayablePaise: 0 });
    const { rows } = await front().ok(listAdvances, { query: { patientId: patient?.patientId ?? '' } });
    expect(rows).toMatchObject([
      { mode: 'payment gateway', amountPaise: 100_000, reference: payment.id, state: 'active' },
    ]);
    const { money } = await desk.read(orderId);
    expect(money).toMatchObject([{ paymentId: expect.any(String), advanceId: rows[0]?.advanceId }]);
  });

  it('of another sum is held for a person, who books it with a reason', async () => {
    const billId = await desk.bill();
    const { orderId } = await desk.ask('qr', billId);
    const payment = await pay(orderId, { amount: 109_900 });
    await apply(orderId, payment);
    const held = await desk.read(orderId);
    expect(held).toMatchObject({ state: 'held', money: [{ amountPaise: 109_900, heldBecause: 'amount' }] });
    expect(await paymentsOf(billId)).toEqual([]);
    const body = { orderId, version: held.version, reason };
    expect(await front().refused(acceptHeldMoney, { body })).toMatchObject({ status: 403 });
    const stale = { ...body, version: held.version + 1 };
    expect(await desk.app.as('Accountant').refused(acceptHeldMoney, { body: stale })).toMatchObject({
      code: 'stale-version',
    });
    const accepted = await desk.app.as('Accountant').ok(acceptHeldMoney, { body });
    expect(accepted).toMatchObject({ state: 'paid', money: [{ paymentId: expect.any(String) }] });
    expect(await duesOf(billId)).toMatchObject({ duePaise: 100, paidPaise: 109_900 });
    expect(await eventsOf(desk.app, orderId, 'accept')).toMatchObject([{ reason }]);
    expect(await desk.app.as('Accountant').refused(acceptHeldMoney, { body })).toMatchObject({
      code: 'stale-version',
    });
  });

  it('in another currency is held and not booked in rupees; given back at the gateway it is refunded', async () => {
    const { orderId } = await desk.ask('qr', await desk.bill());
    const payment = await pay(orderId, { currency: 'USD' });
    await apply(orderId, payment);
    const { version } = await desk.read(orderId);
    const body = { orderId, version, reason };
    expect(await desk.app.as('Accountant').refused(acceptHeldMoney, { body })).toMatchObject({
      code: 'held-money-foreign',
      msg: '₹1,100 came in USD. It cannot be booked in rupees: give it back at the gateway',
    });
    await apply(orderId, payment, 'refund.processed');
    expect(await desk.read(orderId)).toMatchObject({
      state: 'refunded',
      money: [{ returnedAt: expect.any(String) }],
    });
  });

  it('that was tried and declined leaves the order waiting, also when that is told after the payment', async () => {
    const { orderId } = await desk.ask('qr', await desk.bill());
    const declined = await pay(orderId, { outcome: 'decline' });
    await apply(orderId, declined, 'payment.failed');
    expect(await desk.read(orderId)).toMatchObject({ state: 'attempted' });
    const payment = await pay(orderId);
    await apply(orderId, payment);
    await apply(orderId, { ...declined, id: 'pay_declinedbefore' }, 'payment.failed');
    expect(await desk.read(orderId)).toMatchObject({ state: 'paid' });
  });

  it('is booked in the name of whoever asked, also when they are gone by then', async () => {
    const billId = await desk.bill();
    const { orderId } = await desk.ask('qr', billId);
    const who = desk.app.lab.users.get('Front desk')?.userId ?? '';
    const standing = (status: number) =>
      inTransaction(desk.app.db, 1, (db) =>
        sql`update membership set status = ${status} where l_id = 1 and user_id = ${who}`.execute(db),
      );
    const payment = await pay(orderId);
    expect((await tell(signed(orderId, payment))).status).toBe(200);
    await standing(50);
    await desk.run('apply-payment-events', orderId);
    await standing(0);
    expect(await paymentsOf(billId)).toMatchObject([{ reference: payment.id }]);
  });
});

describe('what the gateway tells', () => {
  it.each([
    ['signed with another secret', { forged: true }],
    ['with an amount changed after it was signed', { tamperedAmount: 1 }],
  ])('%s is refused, and nothing is written', async (_, sending) => {
    const billId = await desk.bill();
    const { orderId } = await desk.ask('qr', billId);
    const payment = await pay(orderId);
    expect(await tell(signed(orderId, payment, sending))).toMatchObject({
      status: 401,
      body: { code: 'gateway-event-refused', msg: 'The signature does not fit what was sent' },
    });
    expect(await eventRows(orderId)).toEqual([]);
    expect(await paymentsOf(billId)).toEqual([]);
    // The true event is still taken.
    await apply(orderId, payment);
    expect(await paymentsOf(billId)).toHaveLength(1);
  });

  it('is signed over its bytes: the same JSON written otherwise is refused', async () => {
    const { orderId } = await desk.ask('qr', await desk.bill());
    const event = signed(orderId, await pay(orderId));
    const rewritten = { ...event, body: JSON.stringify(JSON.parse(event.body), null, 1) };
    expect((await tell(rewritten)).status).toBe(401);
    expect((await tell(event)).status).toBe(200);
  });

  it('is refused without a signature, with one that is none, and for a lab without a gateway or that is not there', async () => {
    const { orderId } = await desk.ask('qr', await desk.bill());
    const event = signed(orderId, await pay(orderId));
    for (const signature of ['', 'x', event.signature.slice(1), event.signature.toUpperCase()]) {
      expect((await tell({ ...event, signature })).status).toBe(401);
    }
    const [other, nobody] = [await tell(event, 2), await tell(event, 999_999)];
    expect([other.status, nobody.status]).toEqual([401, 401]);
  });

  it.each([
    ['no JSON'],
    ['{"event":7}'],
    ['[]'],
    ['null'],
    ['{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_1","amount":-5}}}}'],
  ])('signed well but senseless is refused with a reason: %s', async (body) => {
    expect(await tell(signEvent(desk.sim.state, body))).toMatchObject({
      status: 400,
      body: { code: 'gateway-event-unreadable' },
    });
  });

  it('about an order that is not ours is taken and has no effect', async () => {
    const body =
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_elsewhere01","amount":100,"currency":"INR"}}}}';
    expect((await tell(signEvent(desk.sim.state, body))).status).toBe(200);
  });

  it('keeps nothing of the payer', async () => {
    const { orderId } = await desk.ask('qr', await desk.bill());
    await apply(orderId, await pay(orderId));
    const rows = await inTransaction(desk.app.db, 1, async (db) =>
      sql`select e.*, m.* from payment_event e join payment_order_money m using (l_id, order_id)
        where e.l_id = 1 and e.order_id = ${orderId}`.execute(db),
    );
    expect(JSON.stringify(rows.rows)).not.toMatch(/somebody|9000000000/u);
  });
});

it('an order whose time is over fails, is taken back, and its money is still taken', async () => {
  const billId = await desk.bill();
  const { orderId } = await desk.ask('qr', billId);
  desk.later(16);
  await desk.run('ask-gateway', orderId);
  expect(await desk.read(orderId)).toMatchObject({ state: 'failed', problem: 'expired' });
  await desk.run('ask-gateway', orderId);
  const late = await pay(orderId);
  await apply(orderId, late);
  expect(await desk.read(orderId)).toMatchObject({ state: 'paid', problem: null });
  expect(await paymentsOf(billId)).toMatchObject([{ reference: late.id }]);
});

it('the books hold after all of this', async () => {
  expect(await offencesIn(desk.app)).toEqual([]);
}, 60_000);
