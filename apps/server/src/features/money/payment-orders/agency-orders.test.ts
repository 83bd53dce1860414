import {
  listAgencyReceipts,
  readAgencyAccount,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { invoicePaymentDetails } from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import {
  checkAccountPayment,
  giveUpAccountPayment,
  listAccountPayments,
  payAccountOnline,
} from '@nidan/contract/money/payment-orders/agency-order-endpoints';
import {
  acceptHeldMoney,
  listPaymentOrders,
} from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import { MOST_TRIES_AN_HOUR } from '@nidan/domain/payments/agency-tries';
import type { Paying } from '@nidan/simulators/pay-sim/pay-request';
import type { SimPayment } from '@nidan/simulators/pay-sim/sim-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { personWith, type PersonWithRights } from '../../../testing/person-with.ts';
import { newDebtor, sentOf } from '../agency-invoices/testing/invoice-of-lab.ts';
import { payAtGateway, tellAndApply } from './testing/at-the-gateway.ts';
import { type PaymentDesk, startPaymentDesk } from './testing/payment-desk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
afterAll(() => desk.close());

const accountant = () => desk.app.as('Accountant');

/** Somebody of an agency who may see its invoices and nothing else. */
function userOf(agencyId: string): Promise<PersonWithRights> {
  return personWith(desk.app, { bills: 4 }, { userType: 'AGENCY', agencyId });
}

interface Debtor {
  readonly invoice: AgencyInvoiceView;
  readonly agencyId: string;
  readonly user: PersonWithRights;
}

/** An agency with an invoice of ₹500, and its user. */
async function debtor(): Promise<Debtor> {
  const invoice = await sentOf(desk.app);
  return { invoice, agencyId: invoice.agencyId, user: await userOf(invoice.agencyId) };
}

/** A payment that the gateway has a link for. */
async function begin(
  { user, agencyId }: Omit<Debtor, 'invoice'>,
  body: { amountPaise: number; invoiceIds?: string[] },
) {
  const { orderId } = await user.client.ok(payAccountOnline, {
    body: { orderId: newId(), agencyId, ...body },
  });
  await desk.run('ask-gateway', orderId);
  return orderId;
}

const pay = (orderId: string, paying?: Partial<Paying>) => payAtGateway(desk, orderId, paying);
const tell = (orderId: string, payment: SimPayment) =>
  tellAndApply(desk, { orderId, payment, kind: 'payment_link.paid' });

const details = (agencyId: string) => accountant().ok(invoicePaymentDetails, { query: { agencyId } });
async function receiptsOf(agencyId: string) {
  const { rows } = await accountant().ok(listAgencyReceipts, { query: { agencyId } });
  return rows.map(({ mode, amountPaise, reference }) => ({ mode, amountPaise, reference }));
}
const last = async ({ user, agencyId }: Debtor) => {
  const { rows } = await user.client.ok(listAccountPayments, { query: { agencyId } });
  return rows[0];
};

describe('an agency that pays by the gateway', () => {
  it('gets one receipt however often the gateway tells, which pays what is due; what is over is paid ahead', async () => {
    const one = await debtor();
    const orderId = await begin(one, { amountPaise: 62_500 });
    expect(await last(one)).toMatchObject({
      orderId,
      billId: null,
      patient: null,
      agency: { agencyId: one.agencyId },
      state: 'created',
      request: expect.stringMatching(/^https?:/u),
      can: ['giveUp', 'check'],
    });
    const payment = await pay(orderId);
    await tell(orderId, payment);
    await tell(orderId, payment);
    await desk.run('ask-gateway', orderId);
    expect(await receiptsOf(one.agencyId)).toEqual([
      { mode: 'payment gateway', amountPaise: 62_500, reference: payment.id },
    ]);
    expect(await details(one.agencyId)).toMatchObject({ duePaise: 0, unallocatedPaise: 12_500 });
    const account = await one.user.client.ok(readAgencyAccount, { query: { agencyId: one.agencyId } });
    expect(account).toMatchObject({ depositsPaise: 62_500 });
    expect(await last(one)).toMatchObject({ state: 'paid', money: [{ heldBecause: null }], can: [] });
    expect(await eventsOf(desk.app, orderId, 'settle')).toHaveLength(1);
    expect(await offencesIn(desk.app)).toEqual([]);
  });

  it('pays the invoices that it picked and no other, as far as they are due by then', async () => {
    const one = await debtor();
    const picked = [one.invoice.invoiceId];
    const orderId = await begin(one, { amountPaise: 20_000, invoiceIds: picked });
    expect(await last(one)).toMatchObject({ invoices: [one.invoice.number] });
    await tell(orderId, await pay(orderId));
    expect(await details(one.agencyId)).toMatchObject({ duePaise: 30_000, unallocatedPaise: 0 });
    const other = await debtor();
    const invoiceIds = [other.invoice.invoiceId];
    const body = { orderId: newId(), agencyId: one.agencyId, amountPaise: 100, invoiceIds };
    expect(await one.user.client.refused(payAccountOnline, { body })).toMatchObject({
      code: 'invoice-not-due',
    });
    expect(await offencesIn(desk.app)).toEqual([]);
  });

  it('and gives another sum than it said is held, until a person of the lab books it', async () => {
    const one = await debtor();
    const orderId = await begin(one, { amountPaise: 50_000 });
    await tell(orderId, await pay(orderId, { amount: 49_900 }));
    expect(await receiptsOf(one.agencyId)).toEqual([]);
    const { version = 0 } = (await last(one)) ?? {};
    const body = { orderId, version, reason: 'Agreed on the telephone' };
    const own = await personWith(
      desk.app,
      { payments: 15, bills: 4 },
      { userType: 'AGENCY', agencyId: one.agencyId },
    );
    expect(await own.client.refused(acceptHeldMoney, { body })).toMatchObject({ status: 404 });
    await desk.app.as('Manager').ok(acceptHeldMoney, { body });
    expect(await details(one.agencyId)).toMatchObject({ duePaise: 100, unallocatedPaise: 0 });
    expect(await last(one)).toMatchObject({ state: 'paid', money: [{ heldBecause: 'amount' }] });
    expect(await offencesIn(desk.app)).toEqual([]);
  });

  it('and pays after it gave up is booked all the same', async () => {
    const one = await debtor();
    const orderId = await begin(one, { amountPaise: 50_000 });
    const payment = await pay(orderId);
    const { version = 0 } = (await last(one)) ?? {};
    await one.user.client.ok(giveUpAccountPayment, { body: { orderId, version } });
    expect(await last(one)).toMatchObject({ state: 'cancelled' });
    await tell(orderId, payment);
    expect(await details(one.agencyId)).toMatchObject({ duePaise: 0 });
    expect(await last(one)).toMatchObject({ state: 'paid' });
  });

  it('begins one payment at a time, of many at once too', async () => {
    const one = await debtor();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => {
        const body = { orderId: newId(), agencyId: one.agencyId, amountPaise: 100 };
        return one.user.client.call(payAccountOnline, { body });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const body = { orderId: newId(), agencyId: one.agencyId, amountPaise: 100 };
    expect(await one.user.client.refused(payAccountOnline, { body })).toMatchObject({
      code: 'agency-payment-open',
    });
  });

  it('is stopped for an hour after too many payments that came to nothing', async () => {
    const one = await debtor();
    for (let tries = 0; tries < MOST_TRIES_AN_HOUR; tries += 1) {
      const body = { orderId: newId(), agencyId: one.agencyId, amountPaise: 100 };
      // oxlint-disable-next-line no-await-in-loop -- one payment at a time
      const { orderId, version } = await accountant().ok(payAccountOnline, { body });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await accountant().ok(giveUpAccountPayment, { body: { orderId, version } });
    }
    const body = { orderId: newId(), agencyId: one.agencyId, amountPaise: 100 };
    expect(await one.user.client.refused(payAccountOnline, { body })).toMatchObject({
      status: 429,
      code: 'agency-payment-tries',
    });
  });
});

describe('nobody but the agency and those who take its money', () => {
  it('sees or begins its payments', async () => {
    const [one, other] = [await debtor(), await debtor()];
    const orderId = await begin(one, { amountPaise: 50_000 });
    const doctor = await personWith(
      desk.app,
      { bills: 4 },
      {
        userType: 'DOCTOR',
        doctorId: desk.app.lab.doctorIds[0] ?? '',
      },
    );
    const reader = await personWith(desk.app, { bills: 4 });
    const body = { orderId: newId(), agencyId: one.agencyId, amountPaise: 100 };
    const { version = 0 } = (await last(one)) ?? {};
    for (const [{ client }, status] of [
      [other.user, 404],
      [doctor, 403],
      [reader, 403],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      expect(await client.refused(payAccountOnline, { body })).toMatchObject({ status });
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await client.refused(checkAccountPayment, { body: { orderId } })).toMatchObject({ status });
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await client.refused(giveUpAccountPayment, { body: { orderId, version } })).toMatchObject({
        status,
      });
    }
    const query = { query: { agencyId: one.agencyId } };
    expect((await other.user.client.ok(listAccountPayments, query)).rows).toEqual([]);
    expect(await doctor.client.refused(listAccountPayments, query)).toMatchObject({ status: 403 });
    const { rows } = await accountant().ok(listPaymentOrders, query);
    expect(rows).toMatchObject([{ orderId, agency: { agencyId: one.agencyId }, labNo: null }]);
  });

  it('begins one for an agency that pays cash', async () => {
    const agencyId = await newDebtor(desk.app, { paymentType: 'cash' });
    const user = await userOf(agencyId);
    const body = { orderId: newId(), agencyId, amountPaise: 100 };
    expect(await user.client.refused(payAccountOnline, { body })).toMatchObject({ code: 'agency-pays-cash' });
  });
});
