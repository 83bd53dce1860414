import { giveUpPaymentOrder } from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { bookedPayments } from './testing/booked-payments.ts';
import { type PaymentDesk, startPaymentDesk } from './testing/payment-desk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

const front = () => desk.app.as('Front desk');
const paymentsOf = (billId: string) => bookedPayments(desk, billId);

/** What the terminal has of an order. */
function chargeOf(orderId: string) {
  const charge = [...desk.sim.state.charges.values()].find((one) => one.transactionNumber === orderId);
  if (charge === undefined) throw new Error('The terminal has no such payment');
  return charge;
}

describe('a card terminal', () => {
  it('shows the amount, and its approval is booked as POS Machine', async () => {
    const billId = await desk.bill();
    const { orderId } = await desk.ask('terminal', billId);
    await desk.run('ask-gateway', orderId);
    expect(await desk.read(orderId)).toMatchObject({ state: 'created', request: null });
    chargeOf(orderId).state = 'approved';
    await desk.run('ask-gateway', orderId);
    expect(await desk.read(orderId)).toMatchObject({ state: 'paid' });
    expect(await paymentsOf(billId)).toMatchObject([{ mode: 'POS Machine', amountPaise: 110_000 }]);
  });

  it('that is busy takes the next payment when it is free', async () => {
    const first = await desk.ask('terminal', await desk.bill());
    const second = await desk.ask('terminal', await desk.bill());
    expect(second).toMatchObject({ state: 'created', problem: 'busy' });
    chargeOf(first.orderId).state = 'declined';
    await desk.run('ask-gateway', first.orderId);
    expect(await desk.read(first.orderId)).toMatchObject({ state: 'failed', problem: 'declined' });
    await desk.run('ask-gateway', second.orderId);
    expect(await desk.read(second.orderId)).toMatchObject({ state: 'created', problem: null });
    const { version } = await desk.read(second.orderId);
    await front().ok(giveUpPaymentOrder, { body: { orderId: second.orderId, version } });
    await desk.run('ask-gateway', second.orderId);
    expect(chargeOf(second.orderId).state).toBe('cancelled');
  });

  it.each([['before'], ['after']])(
    'goes on with a payment whose worker was killed %s it noted the reference',
    async (when) => {
      const billId = await desk.bill();
      const { orderId } = await desk.ask('terminal', billId);
      if (when === 'before') {
        await inTransaction(desk.app.db, 1, (db) =>
          sql`update payment_order set gateway_ref = null where l_id = 1 and order_id = ${orderId}`.execute(
            db,
          ),
        );
      }
      chargeOf(orderId).state = 'approved';
      await desk.run('ask-gateway', orderId);
      await desk.run('ask-gateway', orderId);
      expect(await desk.read(orderId)).toMatchObject({ state: 'paid' });
      expect(await paymentsOf(billId)).toHaveLength(1);
      expect(
        [...desk.sim.state.charges.values()].filter((one) => one.transactionNumber === orderId),
      ).toHaveLength(1);
    },
  );

  it('that approved while the order was being cancelled has its money booked', async () => {
    const billId = await desk.bill();
    const { orderId, version } = await desk.ask('terminal', billId);
    await front().ok(giveUpPaymentOrder, { body: { orderId, version } });
    chargeOf(orderId).state = 'approved';
    await desk.run('ask-gateway', orderId);
    expect(await desk.read(orderId)).toMatchObject({ state: 'paid' });
    expect(await paymentsOf(billId)).toHaveLength(1);
  });
});

it('the books hold after all of this', async () => {
  expect(await offencesIn(desk.app)).toEqual([]);
}, 60_000);
