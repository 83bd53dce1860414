import {
  cancelLines,
  type createBill,
  discountBill,
  readBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Bill = AnswerOf<typeof createBill>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const billOf = (billId: string) => app.as('Front desk').ok(readBill, { query: { billId } });
const pay = (billId: string, amountPaise: number) =>
  app.as('Front desk').ok(receivePayments, { body: { billId, payments: [{ mode: 'Cash', amountPaise }] } });
const lineOf = (bill: Bill, code: string) => bill.lines.find((line) => line.code === code)?.lineId ?? '';
const cancel = (bill: Bill, codes: readonly string[], version = 1) =>
  app.as('Front desk').ok(cancelLines, {
    body: {
      billId: bill.billId,
      version,
      lineIds: codes.map((code) => lineOf(bill, code)),
      reason: 'Customer stops',
    },
  });

/** A request for a discount of so many paise. */
const give = (billId: string, value: number, version: number) => ({
  body: { billId, version, discount: { kind: 'amount' as const, value }, reason: 'Camp' },
});

/** Puts a test of a bill into a state that only results could bring. */
const forceState = (billTestId: string, state: string) =>
  asOwner(app, (db) =>
    db
      .updateTable('bill_test')
      .set({ state })
      .where('l_id', '=', 1)
      .where('bill_test_id', '=', billTestId)
      .execute(),
  );

describe('a payment', () => {
  it('lowers the due, to nothing at most', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
    const { dues, paymentIds } = await pay(billId, 100_000);
    expect(dues).toMatchObject({ paidPaise: 100_000, duePaise: 10_000 });
    const [event] = await eventsOf(app, paymentIds[0] ?? '', 'receive');
    expect(event).toMatchObject({ bill_id: billId, after: { mode: 'Cash', amountPaise: 100_000 } });
    const refusal = await app.as('Front desk').refused(receivePayments, {
      body: { billId, payments: [{ mode: 'Card', amountPaise: 10_100 }] },
    });
    expect(refusal).toMatchObject({ status: 409, code: 'payment-over-due' });
    expect(refusal.msg).toBe('The payments are ₹1 more than the due of ₹100');
    expect((await pay(billId, 10_000)).dues.duePaise).toBe(0);
    expect((await billOf(billId)).can).not.toContain('pay');
  });

  it('of the same id is taken once', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'] });
    const payments = [{ paymentId: newId(), mode: 'Cash' as const, amountPaise: 10_000 }];
    const client = app.as('Front desk');
    await client.ok(receivePayments, { body: { billId, payments } });
    const refusal = await client.refused(receivePayments, { body: { billId, payments } });
    expect(refusal).toMatchObject({ status: 409, code: 'saved-already' });
    expect((await billOf(billId)).dues.paidPaise).toBe(10_000);
  });

  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['a technician', () => app.as('Technician'), 403],
    ['another lab', () => app.asOther('Front desk'), 404],
  ])('is not taken from %s', async (_, client, status) => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'] });
    const body = { billId, payments: [{ mode: 'Cash', amountPaise: 100 }] };
    expect(await client().refused(receivePayments, { body })).toMatchObject({ status });
  });
});

describe('a reversal', () => {
  it('makes a payment of its own, the due again, and happens once', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'] });
    const { paymentIds } = await pay(billId, 35_000);
    const body = { paymentIds, reason: 'Wrong mode' };
    const answer = await app.as('Accountant').ok(reversePayments, { body });
    expect(answer.bills).toMatchObject([{ billId, dues: { paidPaise: 0, duePaise: 35_000 } }]);
    const { payments } = await billOf(billId);
    expect(payments.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
      ['receipt', 35_000],
      ['reversal', -35_000],
    ]);
    expect(payments[0]).toMatchObject({ reversedByPaymentId: payments[1]?.paymentId, can: [] });
    expect(payments[1]).toMatchObject({ reason: 'Wrong mode', reversesPaymentId: payments[0]?.paymentId });
    const [event] = await eventsOf(app, paymentIds[0] ?? '', 'reverse');
    expect(event).toMatchObject({ role_name: 'Accountant', reason: 'Wrong mode' });
    const again = await app.as('Accountant').refused(reversePayments, { body });
    expect(again).toMatchObject({ status: 409, code: 'payment-reversed-already' });
    expect(again.msg).toBe('The payment of ₹350 is reversed already');
    const reversalId = payments[1]?.paymentId ?? '';
    const ofReversal = await app.as('Accountant').refused(reversePayments, {
      body: { paymentIds: [reversalId], reason: 'Twice' },
    });
    expect(ofReversal).toMatchObject({ status: 409, code: 'payment-is-reversal' });
  });

  it('of several payments is one of all or of none', async () => {
    const one = await orderBill(app, { testCodes: ['CBC'] });
    const two = await orderBill(app, { testCodes: ['CBC'] });
    const paymentIds = [
      ...(await pay(one.billId, 10_000)).paymentIds,
      ...(await pay(one.billId, 20_000)).paymentIds,
      ...(await pay(two.billId, 35_000)).paymentIds,
    ];
    const accountant = app.as('Accountant');
    const unknown = await accountant.refused(reversePayments, {
      body: { paymentIds: [...paymentIds, newId()], reason: 'Wrong day' },
    });
    expect(unknown.status).toBe(404);
    const { bills } = await accountant.ok(reversePayments, { body: { paymentIds, reason: 'Wrong day' } });
    expect(bills.map(({ dues }) => dues.duePaise)).toEqual([35_000, 35_000]);
  });

  it('needs a reason and the right to it', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'] });
    const { paymentIds } = await pay(billId, 100);
    const blank = await app.as('Accountant').refused(reversePayments, { body: { paymentIds, reason: '  ' } });
    expect(blank).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
    const body = { paymentIds, reason: 'Wrong mode' };
    expect(await app.as('Front desk').refused(reversePayments, { body })).toMatchObject({ status: 403 });
    expect(await app.asOther('Accountant').refused(reversePayments, { body })).toMatchObject({ status: 404 });
  });
});

describe('a discount on a saved bill', () => {
  it('replaces the one before, keeps those of lines, and is posted as the difference', async () => {
    const bill = await orderBill(app, {
      testCodes: ['LFT', 'CBC'],
      discount: { kind: 'percent', value: 10 },
    });
    const client = app.as('Front desk');
    const first = await client.ok(discountBill, give(bill.billId, 30_000, 1));
    expect(first).toMatchObject({
      version: 2,
      dues: { discountPaise: 30_000, netPaise: 80_000, duePaise: 80_000 },
    });
    const less = await client.ok(discountBill, give(bill.billId, 5000, 2));
    expect(less.dues).toMatchObject({ discountPaise: 5000, duePaise: 105_000 });
    const stored = await billOf(bill.billId);
    expect(stored.lines.map((line) => line.billDiscountPaise)).toEqual([3400, 1600]);
    expect(stored).toMatchObject({ discountPercent: null, discountReason: 'Camp', version: 3 });
    const amounts = stored.postings
      .filter((posting) => posting.kind === 'discount')
      .map(({ debit, amountPaise }) => [debit, amountPaise]);
    expect(amounts).toEqual([
      ['Discount allowed', 11_000],
      ['Discount allowed', 19_000],
      ['Patient receivable', 25_000],
    ]);
    expect(await eventsOf(app, bill.billId, 'discount')).toMatchObject([
      { before: { discountPaise: 11_000 }, after: { discountPaise: 30_000 }, reason: 'Camp' },
      { before: { discountPaise: 30_000 }, after: { discountPaise: 5000 } },
    ]);
  });

  it('that comes after the payment is owed to the patient, and pays for what is due later', async () => {
    const bill = await orderBill(app, {
      testCodes: ['CBC'],
      payments: [{ mode: 'Cash', amountPaise: 35_000 }],
    });
    const client = app.as('Front desk');
    const { dues } = await client.ok(discountBill, give(bill.billId, 10_000, 1));
    expect(dues).toMatchObject({ duePaise: 0, refundPayablePaise: 10_000, paidPaise: 35_000 });
    const back = await client.ok(discountBill, give(bill.billId, 0, 2));
    expect(back.dues).toMatchObject({ duePaise: 0, refundPayablePaise: 0, discountPaise: 0 });
  });

  it('is held against the cap with the discounts of the lines, but may always be lowered', async () => {
    const bill = await orderBill(app, { testCodes: ['HEALTH'] });
    await app.as('Manager').ok(discountBill, give(bill.billId, 100_000, 1));
    const client = app.as('Front desk');
    const refusal = await client.refused(discountBill, give(bill.billId, 100_100, 2));
    expect(refusal).toMatchObject({ status: 403, code: 'discount-over-limit' });
    expect(refusal.msg).toBe('This user is not allowed to assign discount more then ₹300');
    expect((await client.ok(discountBill, give(bill.billId, 90_000, 2))).dues.discountPaise).toBe(90_000);
    const accountant = await app.as('Accountant').refused(discountBill, give(bill.billId, 100_000, 3));
    expect(accountant).toMatchObject({ status: 403 });
  });

  it('refuses a percentage cap with the percentage, more than the bill, a stale version, and no reason', async () => {
    const { billId } = await orderBill(app, { testCodes: ['CBC'] });
    const manager = app.as('Manager');
    expect(await manager.refused(discountBill, give(billId, 35_100, 1))).toMatchObject({
      status: 400,
      code: 'discount-over-bill',
      msg: 'The discount should not be greater than the billing amount.',
    });
    expect(await manager.refused(discountBill, give(billId, 100, 2))).toMatchObject({
      status: 409,
      code: 'stale-version',
      changedBy: 'Test Front desk',
    });
    const { body } = give(billId, 100, 1);
    expect(await manager.refused(discountBill, { body: { ...body, reason: ' ' } })).toMatchObject({
      status: 400,
    });
    expect(await app.as('Technician').refused(discountBill, { body })).toMatchObject({ status: 403 });
    expect(await app.asOther('Manager').refused(discountBill, { body })).toMatchObject({ status: 404 });
  });
});

describe('cancelling', () => {
  it('takes line, tests, empty tubes and money together', async () => {
    const bill = await orderBill(app, {
      testCodes: ['FEVB', 'URM', 'LFT'],
      discount: { kind: 'percent', value: 10 },
      payments: [{ mode: 'Cash', amountPaise: 187_200 }],
    });
    const answer = await cancel(bill, ['FEVB', 'URM']);
    expect(answer).toMatchObject({ version: 2, refundPaise: 119_700 });
    expect(answer.dues).toEqual({
      grossPaise: 75_000,
      discountPaise: 7500,
      couponPaise: 0,
      handlingPaise: 0,
      debitNotePaise: 0,
      netPaise: 67_500,
      writtenOffPaise: 0,
      paidPaise: 187_200,
      refundedPaise: 0,
      agencyPaise: 0,
      duePaise: 0,
      refundPayablePaise: 119_700,
    });
    expect(answer.canceledTests).toHaveLength(5);
    const { rows } = await app.as('Phlebotomist').ok(listSamples, { query: { billId: bill.billId } });
    const status = new Map(rows.map((tube) => [tube.container.capColour, tube.status]));
    expect(Object.fromEntries(status)).toEqual({ SST: 0, EDTA: 90, Urine: 90 });
    expect(answer.canceledSamples).toHaveLength(2);
    const stored = await billOf(bill.billId);
    expect(stored.dues).toEqual(answer.dues);
    expect(stored.lines.map(({ state, cancelReason, can }) => [state, cancelReason, can])).toEqual([
      ['canceled', 'Customer stops', []],
      ['canceled', 'Customer stops', []],
      ['ncollected', null, ['cancel']],
    ]);
    expect(stored.lines[0]).toMatchObject({ stateLabel: 'rejected' });
    const [event] = await eventsOf(app, bill.billId, 'cancelTest');
    expect(event).toMatchObject({ reason: 'Customer stops' });
    expect(event?.parts).toEqual(expect.arrayContaining(answer.canceledTests));
    expect(await eventsOf(app, answer.canceledSamples[0] ?? '', 'cancel')).toHaveLength(1);
  });

  it('lowers a due before it owes anything to the patient', async () => {
    const bill = await orderBill(app, {
      testCodes: ['CBC', 'LFT'],
      payments: [{ mode: 'Cash', amountPaise: 50_000 }],
    });
    const answer = await cancel(bill, ['CBC']);
    expect(answer.dues).toMatchObject({ duePaise: 25_000, refundPayablePaise: 0 });
    expect((await cancel(bill, ['LFT'], 2)).dues).toMatchObject({
      netPaise: 0,
      duePaise: 0,
      refundPayablePaise: 50_000,
    });
  });

  it('leaves a tube that carries a result, and one on which another test is run', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC', 'ESR', 'LFT'], collect: true });
    const lft = bill.tests.find((test) => test.code === 'LFT')?.billTestId ?? '';
    await asOwner(app, async (db) => {
      const parameter = await db
        .selectFrom('parameter')
        .select('parameter_id')
        .where('l_id', '=', 1)
        .executeTakeFirstOrThrow();
      const by = app.lab.users.get('Technician')?.userId ?? '';
      await db
        .insertInto('result_version')
        .values({
          l_id: 1,
          bill_test_id: lft,
          version: 1,
          raw_value: '1',
          value: '1',
          entered_by: by,
          ...parameter,
        })
        .execute();
    });
    const answer = await cancel(bill, ['CBC', 'LFT']);
    expect(answer.canceledSamples).toEqual([]);
    expect((await cancel(bill, ['ESR'], 2)).canceledSamples).toHaveLength(1);
  });

  it('is refused whole once a test is checked, and says what could be done', async () => {
    const bill = await orderBill(app, { testCodes: ['FEVB', 'LFT'] });
    await forceState(bill.tests[0]?.billTestId ?? '', 'checked');
    const body = {
      billId: bill.billId,
      version: 1,
      lineIds: bill.lines.map((line) => line.lineId),
      reason: 'Customer stops',
    };
    const refusal = await app.as('Front desk').refused(cancelLines, { body });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'transition-refused',
      state: 'checked',
      can: ['uncheck'],
    });
    expect(refusal.msg).toBe('Complete blood count is checked; cancel is not possible now');
    const stored = await billOf(bill.billId);
    expect(stored.lines.map((line) => line.canceledAt)).toEqual([null, null]);
    expect(stored.lines.map((line) => line.can)).toEqual([[], ['cancel']]);
    expect(stored.dues.netPaise).toBe(190_000);
  });

  it.each([
    ['naccessioned', 'cancel-needs-refund'],
    ['partial', 'cancel-needs-refund'],
    ['completed', 'refund-blocked'],
    ['outsourced', 'refund-blocked'],
  ])('gives nothing back of a paid test that is %s: a refund would not, or less', async (state, code) => {
    const bill = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
    for (const { billTestId } of bill.tests) await forceState(billTestId, state);
    await pay(bill.billId, 10_000);
    const body = {
      billId: bill.billId,
      version: 1,
      lineIds: [lineOf(bill, 'CBC')],
      reason: 'Customer stops',
    };
    const refusal = await app.as('Front desk').refused(cancelLines, { body });
    expect(refusal).toMatchObject({ status: 409, code });
    expect((await billOf(bill.billId)).dues).toMatchObject({ netPaise: 110_000, paidPaise: 10_000 });
  });

  it('is refused for a line that is cancelled already, of another bill, with a stale version or without a reason', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
    const other = await orderBill(app, { testCodes: ['CBC'] });
    await cancel(bill, ['CBC']);
    const client = app.as('Front desk');
    const body = { billId: bill.billId, version: 2, lineIds: [lineOf(bill, 'CBC')], reason: 'Billed twice' };
    const again = await client.refused(cancelLines, { body });
    expect(again).toMatchObject({ status: 409, code: 'transition-refused', state: 'canceled', can: [] });
    const foreign = { ...body, lineIds: [lineOf(other, 'CBC')] };
    expect(await client.refused(cancelLines, { body: foreign })).toMatchObject({ status: 404 });
    expect(await client.refused(cancelLines, { body: { ...body, version: 1 } })).toMatchObject({
      code: 'stale-version',
    });
    expect(await client.refused(cancelLines, { body: { ...body, reason: 'no' } })).toMatchObject({
      status: 400,
    });
    expect(await app.as('Accountant').refused(cancelLines, { body })).toMatchObject({ status: 403 });
    expect(await app.asOther('Front desk').refused(cancelLines, { body })).toMatchObject({ status: 404 });
  });

  it('gives the money back by reversing the payment: what is owed first, the rest is due again', async () => {
    const bill = await orderBill(app, {
      testCodes: ['CBC', 'LFT'],
      payments: [{ mode: 'Cash', amountPaise: 110_000 }],
    });
    await cancel(bill, ['CBC']);
    const { payments } = await billOf(bill.billId);
    const { bills } = await app.as('Accountant').ok(reversePayments, {
      body: { paymentIds: payments.map((payment) => payment.paymentId), reason: 'Paid again for the rest' },
    });
    expect(bills[0]?.dues).toMatchObject({ paidPaise: 0, duePaise: 75_000, refundPayablePaise: 0 });
  });
});
