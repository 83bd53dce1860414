import {
  advancePdf,
  approveAdvance,
  cancelAdvance,
  listAdvances,
  listAdvanceUses,
  readAdvance,
  refundAdvance,
  rejectAdvance,
  settleAdvance,
  submitAdvance,
  takeAdvance,
} from '@nidan/contract/money/advances/advance-endpoints';
import type { AdvanceView } from '@nidan/contract/money/advances/advance-view';
import { createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { statement, trialBalance } from '@nidan/contract/ledger/journal/ledger-endpoints';
import { createPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const desk = () => app.as('Front desk');
const reason = 'Does not come back';

async function newPerson(): Promise<string> {
  const body = { name: 'Meera Advance', age_sex: { age: 41, sex: 'F', unit: 'Yrs.' } } as const;
  return (await desk().ok(createPatient, { body })).patient_id;
}

type Taking = Partial<BodyOf<typeof takeAdvance>>;

async function take(other: Taking = {}): Promise<AdvanceView> {
  const patientId = other.patientId ?? (await newPerson());
  const body = { advanceId: newId(), patientId, mode: 'Cash', amountPaise: 100_000, ...other } as const;
  return desk().ok(takeAdvance, { body });
}

/** A bill of CBC (₹350) and LFT (₹750) for a person. */
async function billOf(patientId: string, other: Partial<BodyOf<typeof createBill>> = {}) {
  const { newPatient: _, ...body } = await billBody(app, { testCodes: ['CBC', 'LFT'], patientId, ...other });
  return desk().ok(createBill, { body });
}

const settle = (advanceId: string, billId: string, amountPaise: number) =>
  desk().call(settleAdvance, { body: { advanceId, billId, paymentId: newId(), amountPaise } });

const read = (advanceId: string) => app.as('Manager').ok(readAdvance, { query: { advanceId } });

const theManager = () => app.as('Manager');
const submit = ({ advanceId, version }: AdvanceView) =>
  theManager().call(submitAdvance, { body: { advanceId, version } });

describe('a draft', () => {
  it('books nothing until it is submitted, and waits then for another person, whatever its mode', async () => {
    const draft = await take({ asDraft: true });
    expect(draft).toMatchObject({ state: 'draft', balancePaise: 0, amountPaise: 100_000, can: [] });
    const { billId } = await billOf(draft.patient.patientId);
    expect((await settle(draft.advanceId, billId, 1_000)).body).toMatchObject({ code: 'advance-not-active' });
    expect((await theManager().refused(advancePdf, { query: { advanceId: draft.advanceId } })).code).toBe(
      'advance-not-active',
    );
    const sent = await theManager().ok(submitAdvance, {
      body: { advanceId: draft.advanceId, version: draft.version },
    });
    expect(sent).toMatchObject({ state: 'pending', balancePaise: 100_000, receivedBy: 'Test Manager' });
    expect((await submit(sent)).body).toMatchObject({ code: 'transition-refused', state: 'pending' });
    const seen = { advanceId: sent.advanceId, version: sent.version };
    expect(await theManager().refused(approveAdvance, { body: seen })).toMatchObject({
      code: 'advance-by-taker',
    });
    expect(await app.as('Accountant').ok(approveAdvance, { body: seen })).toMatchObject({ state: 'active' });
    for (const action of ['draft', 'submit', 'approve'])
      expect(await eventsOf(app, draft.advanceId, action)).toHaveLength(1);
  });

  it('is cancelled without money going back', async () => {
    const draft = await take({ asDraft: true });
    const body = { advanceId: draft.advanceId, version: draft.version, reason };
    expect(await theManager().ok(cancelAdvance, { body })).toMatchObject({
      state: 'cancelled',
      returnedPaise: 0,
    });
    const { rows } = await theManager().ok(listAdvanceUses, { query: { advanceId: draft.advanceId } });
    expect(rows).toEqual([]);
  });

  it('is submitted by nobody without the right, nor as somebody else left it', async () => {
    const { advanceId, version } = await take({ asDraft: true });
    const body = { advanceId, version };
    expect(await app.as('Technician').refused(submitAdvance, { body })).toMatchObject({ status: 403 });
    const stale = { advanceId, version: version + 1 };
    expect(await theManager().refused(submitAdvance, { body: stale })).toMatchObject({
      code: 'stale-version',
    });
  });
});

describe('an advance', () => {
  it('is taken under a number, posted once and told of', async () => {
    const advance = await take({ reference: ' 4711 ' });
    expect(advance).toMatchObject({
      state: 'active',
      mode: 'Cash',
      reference: '4711',
      amountPaise: 100_000,
      balancePaise: 100_000,
      can: ['settle'],
    });
    expect(advance.number).toMatch(/^[A-Z]+A\d\d-\d{5}$/u);
    const [event] = await eventsOf(app, advance.advanceId, 'take');
    expect(event).toMatchObject({ after: { mode: 'Cash', amountPaise: 100_000 } });
  });

  it('is refused for a person whom the lab does not have, and twice', async () => {
    const body = { advanceId: newId(), patientId: newId(), mode: 'Cash', amountPaise: 100_000 } as const;
    expect(await desk().call(takeAdvance, { body })).toMatchObject({ status: 404 });
    const { advanceId, patient } = await take();
    const again = { ...body, advanceId, patientId: patient.patientId };
    expect((await desk().call(takeAdvance, { body: again })).body).toMatchObject({ code: 'saved-already' });
  });

  it('pays a bill of the same patient, and stands as a payment of its own mode', async () => {
    const { advanceId, patient } = await take();
    const { billId } = await billOf(patient.patientId);
    const { advance, dues } = await desk().ok(settleAdvance, {
      body: { advanceId, billId, paymentId: newId(), amountPaise: 60_000 },
    });
    expect(advance).toMatchObject({ settledPaise: 60_000, balancePaise: 40_000 });
    expect(dues).toMatchObject({ paidPaise: 60_000, duePaise: 50_000 });
    const { postings } = await app.as('Manager').ok(readBill, { query: { billId } });
    expect(postings.at(-1)).toMatchObject({
      kind: 'payment',
      debit: 'Customer advances',
      credit: 'Patient receivable',
      amountPaise: 60_000,
    });
    const { rows } = await desk().ok(listAdvanceUses, { query: { advanceId } });
    expect(rows).toMatchObject([{ kind: 'payment', billId, amountPaise: 60_000 }]);
  });

  it('refuses more than is left, another patient, and more than is due', async () => {
    const { advanceId, patient } = await take();
    const { billId } = await billOf(patient.patientId);
    const other = await billOf(await newPerson());
    expect((await settle(advanceId, billId, 100_100)).body).toMatchObject({ code: 'advance-too-small' });
    expect((await settle(advanceId, other.billId, 1_000)).body).toMatchObject({
      code: 'advance-of-other-patient',
    });
    await desk().ok(receivePayments, {
      body: { billId, payments: [{ mode: 'Cash', amountPaise: 100_000 }] },
    });
    expect((await settle(advanceId, billId, 20_000)).body).toMatchObject({ code: 'payment-over-due' });
    expect((await read(advanceId)).balancePaise).toBe(100_000);
  });

  it('refuses the id of another document of the books', async () => {
    const { advanceId, patient } = await take();
    const { billId } = await billOf(patient.patientId);
    const body = { advanceId, billId, paymentId: advanceId, amountPaise: 1_000 };
    expect(await desk().refused(settleAdvance, { body })).toMatchObject({ code: 'saved-already' });
    expect((await read(advanceId)).balancePaise).toBe(100_000);
  });

  it('is used once when two tabs settle it at the same moment', async () => {
    const { advanceId, patient } = await take();
    const bills = await Promise.all(Array.from({ length: 8 }, () => billOf(patient.patientId)));
    const answers = await Promise.all(bills.map(({ billId }) => settle(advanceId, billId, 60_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await read(advanceId)).toMatchObject({ settledPaise: 60_000, balancePaise: 40_000 });
  });

  it('gets back what a reversed payment had taken from it', async () => {
    const { advanceId, patient } = await take();
    const { billId } = await billOf(patient.patientId);
    const paymentId = newId();
    await desk().ok(settleAdvance, { body: { advanceId, billId, paymentId, amountPaise: 60_000 } });
    const body = { paymentIds: [paymentId], reason };
    const { bills } = await app.as('Manager').ok(reversePayments, { body });
    expect(bills[0]?.dues.duePaise).toBe(110_000);
    expect(await read(advanceId)).toMatchObject({ settledPaise: 0, balancePaise: 100_000 });
    const { rows } = await desk().ok(listAdvanceUses, { query: { advanceId } });
    expect(rows.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
      ['payment', 60_000],
      ['reversal', -60_000],
    ]);
  });
});

describe('money that the bank clears later', () => {
  it('pays nothing before another person says that it came', async () => {
    const { advanceId, patient, version, state } = await take({ mode: 'Cheque' });
    expect(state).toBe('pending');
    const { billId } = await billOf(patient.patientId);
    expect((await settle(advanceId, billId, 1_000)).body).toMatchObject({ code: 'advance-not-active' });
    const approved = await app.as('Accountant').ok(approveAdvance, { body: { advanceId, version } });
    expect(approved).toMatchObject({ state: 'active', can: ['cancel', 'settle', 'refund'] });
    expect((await settle(advanceId, billId, 1_000)).status).toBe(200);
  });

  it('is posted back when it did not come, and is not decided about by who took it', async () => {
    const patientId = await newPerson();
    const body = { advanceId: newId(), patientId, mode: 'DD', amountPaise: 50_000 } as const;
    const { advanceId, version } = await app.as('Manager').ok(takeAdvance, { body });
    const own = await app.as('Manager').call(rejectAdvance, { body: { advanceId, version, reason } });
    expect(own).toMatchObject({ status: 403, body: { code: 'advance-by-taker' } });
    const rejected = await app.as('Accountant').ok(rejectAdvance, { body: { advanceId, version, reason } });
    expect(rejected).toMatchObject({ state: 'rejected', returnedPaise: 50_000, balancePaise: 0, can: [] });
    const late = { advanceId, version: rejected.version };
    expect((await app.as('Accountant').call(approveAdvance, { body: late })).body).toMatchObject({
      code: 'transition-refused',
    });
  });
});

describe('what is left of an advance', () => {
  it('goes back once, never by who took it', async () => {
    const patientId = await newPerson();
    const taken = { advanceId: newId(), patientId, mode: 'Cash', amountPaise: 80_000 } as const;
    const { advanceId, version } = await app.as('Manager').ok(takeAdvance, { body: taken });
    const body = { advanceId, version, returnId: newId(), mode: 'BHIM UPI', reason } as const;
    expect((await app.as('Manager').call(refundAdvance, { body })).body).toMatchObject({
      code: 'advance-by-taker',
    });
    const refunded = await app.as('Accountant').ok(refundAdvance, { body });
    expect(refunded).toMatchObject({ returnedPaise: 80_000, balancePaise: 0, version: 2 });
    const again = { ...body, version: 2, returnId: newId() };
    expect((await app.as('Accountant').call(refundAdvance, { body: again })).body).toMatchObject({
      code: 'advance-empty',
    });
    const stale = { ...body, returnId: newId() };
    expect((await app.as('Accountant').call(refundAdvance, { body: stale })).body).toMatchObject({
      code: 'stale-version',
    });
  });

  it('is refused of one that is pending', async () => {
    const { advanceId, version } = await take({ mode: 'Cheque' });
    const body = { advanceId, version, returnId: newId(), mode: 'Cash', reason } as const;
    expect((await app.as('Accountant').call(refundAdvance, { body })).body).toMatchObject({
      code: 'advance-not-active',
    });
  });

  it('is cancelled whole while nothing is used, and not afterwards', async () => {
    const unused = await take();
    const seen = { advanceId: unused.advanceId, version: unused.version, reason };
    const cancelled = await app.as('Manager').ok(cancelAdvance, { body: seen });
    expect(cancelled).toMatchObject({ state: 'cancelled', balancePaise: 0, returnedPaise: 100_000 });

    const { advanceId, patient } = await take();
    const { billId } = await billOf(patient.patientId);
    await settle(advanceId, billId, 1_000);
    const { version } = await read(advanceId);
    const used = await app.as('Manager').call(cancelAdvance, { body: { advanceId, version, reason } });
    expect(used).toMatchObject({ status: 409, body: { code: 'advance-used' } });
  });
});

describe('at registration and on the bill', () => {
  it('the mode takes from the oldest advances first, each part a payment of its own', async () => {
    const first = await take({ amountPaise: 60_000 });
    const { patientId } = first.patient;
    const second = await take({ patientId, amountPaise: 50_000 });
    const paymentId = newId();
    const payments = [{ paymentId, mode: 'customer advance', amountPaise: 100_000 }] as const;
    const { billId, dues } = await billOf(patientId, { payments: [...payments] });
    expect(dues.duePaise).toBe(10_000);
    const bill = await app.as('Manager').ok(readBill, { query: { billId } });
    expect(bill.payments.map(({ amountPaise }) => amountPaise)).toEqual([60_000, 40_000]);
    expect(bill.payments[0]?.paymentId).toBe(paymentId);
    expect((await read(first.advanceId)).balancePaise).toBe(0);
    expect((await read(second.advanceId)).balancePaise).toBe(10_000);
    const { rows } = await desk().ok(listAdvances, { query: { patientId, left: true } });
    expect(rows.map(({ advanceId }) => advanceId)).toEqual([second.advanceId]);
  });

  it('more than was paid ahead is refused and nothing is written', async () => {
    const payments = [{ mode: 'customer advance' as const, amountPaise: 10_000 }];
    const body = await billBody(app, { testCodes: ['CBC'], payments });
    const refused = await desk().call(createBill, { body });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'advance-too-small', errors: [{ field: 'payments.0.amountPaise' }] },
    });
    expect((await app.as('Manager').call(readBill, { query: { billId: body.billId } })).status).toBe(404);
  });

  it('what is paid over the due becomes an advance when told, and is refused else', async () => {
    const payments = [{ mode: 'Cash' as const, amountPaise: 50_000 }];
    const refused = await desk().call(createBill, {
      body: await billBody(app, { testCodes: ['CBC'], payments }),
    });
    expect(refused.body).toMatchObject({ code: 'payment-over-due' });
    const bill = await orderBill(app, { testCodes: ['CBC'], payments, surplusToAdvance: true });
    expect(bill.dues).toMatchObject({ paidPaise: 35_000, duePaise: 0 });
    const { rows } = await desk().ok(listAdvances, { query: { patientId: bill.patientId } });
    expect(rows).toMatchObject([{ billId: bill.billId, mode: 'Cash', amountPaise: 15_000, state: 'active' }]);

    const due = await orderBill(app, { testCodes: ['LFT'] });
    const body = {
      billId: due.billId,
      payments: [{ mode: 'Cheque' as const, amountPaise: 80_000 }],
      surplusToAdvance: true,
    };
    const paid = await desk().ok(receivePayments, { body });
    expect(paid).toMatchObject({ dues: { duePaise: 0 }, advanceIds: [expect.any(String)] });
    expect(await read(paid.advanceIds[0] ?? '')).toMatchObject({ state: 'pending', amountPaise: 5_000 });
  });
});

describe('the books', () => {
  it('tell money that was paid ahead as owed to its patient, and balance', async () => {
    const { patient, advanceId } = await take();
    const { patientId } = patient;
    const { billId } = await billOf(patientId);
    await settle(advanceId, billId, 60_000);
    const to = addDays(calendarDateIn(DEFAULT_ZONE, new Date()), 1);
    const query = { from: addDays(to, -2), to };
    const manager = app.as('Manager');
    const own = await manager.ok(statement, { query: { ...query, patientId } });
    // Paid ahead ₹1,000, billed ₹1,100; paying the one from the other moves nothing between them.
    expect(own.closingPaise).toBe(10_000);
    expect(own.rows.find(({ billId: of }) => of === null)).toMatchObject({ labNo: '', creditPaise: 100_000 });
    const account = await manager.ok(statement, { query: { ...query, account: 'advance', limit: 200 } });
    const { accounts, total } = await manager.ok(trialBalance, { query });
    expect(account.closingPaise).toBe(accounts.find((one) => one.account === 'advance')?.closingPaise);
    expect(total).toMatchObject({ openingPaise: 0, closingPaise: 0 });
    expect(total.debitPaise).toBe(total.creditPaise);
  });

  it('hold every invariant after all of this', async () => {
    expect(await offencesIn(app)).toEqual([]);
  });
});
