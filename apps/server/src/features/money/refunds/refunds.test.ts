import {
  cancelLines,
  type createBill,
  discountBill,
  readBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import {
  approveRefund,
  listRefunds,
  readRefund,
  rejectRefund,
  requestRefund,
} from '@nidan/contract/money/refunds/refund-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';

type Bill = AnswerOf<typeof createBill>;
type Ask = BodyOf<typeof requestRefund>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const billOf = (billId: string) => app.as('Manager').ok(readBill, { query: { billId } });

/** A bill of CBC (₹350) and LFT (₹750), paid in full unless told. */
async function paidBill({ paid = 110_000, collect = false } = {}): Promise<Bill> {
  const payments = paid === 0 ? [] : [{ mode: 'Cash' as const, amountPaise: paid }];
  return orderBill(app, { testCodes: ['CBC', 'LFT'], payments, collect });
}

const lineOf = (bill: Bill, code: string) => bill.lines.find((line) => line.code === code)?.lineId ?? '';

/** A request for a refund of lines by their codes. */
function askFor(bill: Bill, codes: readonly string[], other: Partial<Ask> = {}): { body: Ask } {
  return {
    body: {
      refundId: newId(),
      billId: bill.billId,
      version: 1,
      lineIds: codes.map((code) => lineOf(bill, code)),
      cause: 'customer',
      mode: 'Cash',
      reason: 'Customer stops',
      ...other,
    },
  };
}

const ask = (...given: Parameters<typeof askFor>) => app.as('Front desk').ok(requestRefund, askFor(...given));
const approve = (refundId: string, client: TestClient = app.as('Accountant'), version = 1) =>
  client.call(approveRefund, { body: { refundId, version } });

/** Puts every test of a bill into a state that only the bench could bring. */
const forceState = ({ billId }: Bill, state: string) =>
  asOwner(app, (db) =>
    db.updateTable('bill_test').set({ state }).where('l_id', '=', 1).where('bill_id', '=', billId).execute(),
  );

describe('a refund of tests that are not collected', () => {
  it('changes nothing until another person approves it, then cancels the lines and pays all of it', async () => {
    const bill = await paidBill();
    const asked = await ask(bill, ['CBC']);
    expect(asked).toMatchObject({
      state: 'requested',
      number: null,
      amountPaise: 35_000,
      handlingPaise: 0,
      can: [],
      lines: [{ code: 'CBC', rule: 'whole', netPaise: 35_000 }],
    });
    const before = await billOf(bill.billId);
    expect(before).toMatchObject({ version: 2, dues: { netPaise: 110_000, refundedPaise: 0 } });
    expect(before.can).not.toContain('refund');

    const { dues, refund } = await app
      .as('Accountant')
      .ok(approveRefund, { body: { refundId: asked.refundId, version: 1 } });
    expect(refund).toMatchObject({ state: 'paid', decidedBy: expect.any(String), can: [], version: 2 });
    expect(refund.number).toMatch(/^[A-Z]+F\d\d-\d{5}$/u);
    expect(dues).toMatchObject({
      netPaise: 75_000,
      writtenOffPaise: 0,
      paidPaise: 110_000,
      refundedPaise: 35_000,
      duePaise: 0,
      refundPayablePaise: 0,
    });
    const after = await billOf(bill.billId);
    expect(after.dues).toEqual(dues);
    expect(after.lines.map(({ code, state }) => [code, state])).toEqual([
      ['CBC', 'canceled'],
      ['LFT', 'ncollected'],
    ]);
    expect(after.postings.at(-1)).toMatchObject({
      kind: 'payout',
      debit: 'Refund payable',
      credit: 'Cash',
      amountPaise: 35_000,
    });
    const [event] = await eventsOf(app, asked.refundId, 'approve');
    expect(event).toMatchObject({
      bill_id: bill.billId,
      role_name: 'Accountant',
      after: { amountPaise: 35_000 },
    });
  });

  it('gives back only what was paid above the rest of the bill', async () => {
    const { amountPaise } = await ask(await paidBill({ paid: 80_000 }), ['CBC']);
    expect(amountPaise).toBe(5_000);
    const refused = await app
      .as('Front desk')
      .refused(requestRefund, askFor(await paidBill({ paid: 70_000 }), ['CBC']));
    expect(refused).toMatchObject({ status: 409, code: 'refund-nothing-owed' });
  });
});

describe('a refund of drawn tests', () => {
  it('keeps the handling charge once per bill', async () => {
    const bill = await paidBill({ collect: true });
    const first = await ask(bill, ['CBC']);
    expect(first).toMatchObject({ amountPaise: 15_000, handlingPaise: 20_000 });
    expect((await approve(first.refundId)).status).toBe(200);
    const second = await ask(bill, ['LFT'], { version: 3 });
    expect(second).toMatchObject({ amountPaise: 75_000, handlingPaise: 0 });
    expect((await approve(second.refundId)).status).toBe(200);
    expect((await billOf(bill.billId)).dues).toEqual({
      grossPaise: 0,
      discountPaise: 0,
      couponPaise: 0,
      handlingPaise: 20_000,
      debitNotePaise: 0,
      netPaise: 20_000,
      writtenOffPaise: 0,
      paidPaise: 110_000,
      refundedPaise: 90_000,
      agencyPaise: 0,
      duePaise: 0,
      refundPayablePaise: 0,
    });
  });

  it('keeps nothing where the lab is at fault', async () => {
    const asked = await ask(await paidBill({ collect: true }), ['CBC'], { cause: 'labFault' });
    expect(asked).toMatchObject({ amountPaise: 35_000, handlingPaise: 0 });
  });

  it.each([
    ['outsourced', 'customer', 'refund-blocked'],
    ['completed', 'customer', 'refund-blocked'],
    ['completed', 'labFault', 'refund-blocked'],
    ['checked', 'labFault', 'refund-blocked'],
    ['partial', 'customer', 'refund-nothing-left'],
  ] as const)('is refused when they are %s (%s)', async (state, cause, code) => {
    const bill = await paidBill({ collect: true });
    await forceState(bill, state);
    const refused = await app.as('Front desk').refused(requestRefund, askFor(bill, ['CBC'], { cause }));
    const what = `is ${billTest.labelOf(state)}`;
    expect(refused).toMatchObject({ status: 409, code, msg: expect.stringContaining(what) });
    // What the bench says is put back, so that the invariants of results find what they know.
    await forceState(bill, 'naccessioned');
  });
});

describe('what is owed already', () => {
  it('goes back without lines, all of it', async () => {
    const bill = await paidBill();
    const body = { billId: bill.billId, version: 1, lineIds: [lineOf(bill, 'LFT')], reason: 'Billed twice' };
    await app.as('Front desk').ok(cancelLines, { body });
    const asked = await ask(bill, [], { version: 2, mode: 'BHIM UPI', reference: 'UTR 4711' });
    expect(asked).toMatchObject({ amountPaise: 75_000, lines: [] });
    expect((await approve(asked.refundId)).status).toBe(200);
    expect((await billOf(bill.billId)).dues).toMatchObject({ refundedPaise: 75_000, refundPayablePaise: 0 });
  });

  it('is nothing on a bill that is not paid', async () => {
    const refused = await app
      .as('Front desk')
      .refused(requestRefund, askFor(await paidBill({ paid: 0 }), []));
    expect(refused).toMatchObject({ status: 409, code: 'refund-nothing-owed' });
  });
});

describe('two people', () => {
  it('the requester cannot approve, and may withdraw', async () => {
    const bill = await paidBill();
    const manager = app.as('Manager');
    const { refundId, can } = await manager.ok(requestRefund, askFor(bill, ['CBC']));
    expect(can).toEqual(['reject']);
    const own = await manager.refused(approveRefund, { body: { refundId, version: 1 } });
    expect(own).toMatchObject({
      status: 403,
      code: 'refund-by-requester',
      msg: 'You asked for this refund; another person must approve it',
    });
    const body = { refundId, version: 1, reason: 'Patient stays' };
    expect(await manager.ok(rejectRefund, { body })).toMatchObject({
      state: 'rejected',
      number: null,
      decisionReason: 'Patient stays',
      can: [],
    });
    const late = await approve(refundId, app.as('Accountant'), 2);
    expect(late).toMatchObject({ status: 409, body: { code: 'transition-refused' } });
    expect((await billOf(bill.billId)).can).toContain('refund');
  });

  it('whoever may only take payments cannot approve or reject', async () => {
    const { refundId } = await ask(await paidBill(), ['CBC']);
    expect(await approve(refundId, app.as('Front desk'))).toMatchObject({ status: 403 });
    const body = { refundId, version: 1, reason: 'No' };
    expect(
      await app.as('Front desk').refused(rejectRefund, { body: { ...body, reason: 'Not mine' } }),
    ).toMatchObject({
      status: 403,
    });
  });

  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['a technician', () => app.as('Technician'), 403],
    ['another lab', () => app.asOther('Front desk'), 404],
  ])('and %s asks for none', async (_, client, status) => {
    expect(await client().refused(requestRefund, askFor(await paidBill(), ['CBC']))).toMatchObject({
      status,
    });
  });
});

describe('at the same time', () => {
  it('two tabs ask for one refund', async () => {
    const bill = await paidBill();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.as('Front desk').call(requestRefund, askFor(bill, ['CBC']))),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : JSON.stringify(body)));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code.includes('stale-version'))).toHaveLength(7);
    const late = await app.as('Front desk').refused(requestRefund, askFor(bill, ['CBC'], { version: 2 }));
    expect(late).toMatchObject({ status: 409, code: 'refund-open' });
  });

  it('many approvals pay once', async () => {
    const bill = await paidBill();
    const { refundId } = await ask(bill, ['CBC', 'LFT']);
    const answers = await Promise.all(Array.from({ length: 16 }, () => approve(refundId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await billOf(bill.billId)).dues).toMatchObject({ refundedPaise: 110_000, netPaise: 0 });
  });

  it('a refund and a reversal of the same money leave one of them', async () => {
    const bill = await paidBill();
    const { refundId } = await ask(bill, ['CBC']);
    const paymentIds = (await billOf(bill.billId)).payments.map(({ paymentId }) => paymentId);
    const reversal = app.as('Manager').call(reversePayments, { body: { paymentIds, reason: 'Wrong mode' } });
    const statuses = [await approve(refundId), await reversal].map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a bill that changes meanwhile', () => {
  it('is not refunded by what was true when it was asked for', async () => {
    const bill = await paidBill();
    const { refundId } = await ask(bill, ['CBC']);
    const discount = { kind: 'amount' as const, value: 10_000 };
    const body = { billId: bill.billId, version: 2, discount, reason: 'Camp' };
    await app.as('Manager').ok(discountBill, { body });
    const late = await approve(refundId);
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'refund-changed',
        msg: 'By now ₹418 would be given back, not ₹350. Reject the refund and ask for it again',
      },
    });
    expect((await billOf(bill.billId)).dues.refundedPaise).toBe(0);
  });

  it('keeps the payment that paid for a refund', async () => {
    const bill = await paidBill();
    expect((await approve((await ask(bill, ['CBC'])).refundId)).status).toBe(200);
    const paymentIds = (await billOf(bill.billId)).payments.map(({ paymentId }) => paymentId);
    const body = { paymentIds, reason: 'Wrong mode' };
    const refused = await app.as('Manager').refused(reversePayments, { body });
    expect(refused).toMatchObject({
      status: 409,
      code: 'payment-refunded',
      msg: '₹350 of what was paid for this bill is refunded; a payment that paid for it is not reversed',
    });
    // Another payment of the bill still may be.
    const added = await app.as('Front desk').call(receivePayments, {
      body: { billId: bill.billId, payments: [{ mode: 'Cash', amountPaise: 100 }] },
    });
    expect(added.status).toBe(409);
  });

  it('asks with the version that was read', async () => {
    const refused = await app
      .as('Front desk')
      .refused(requestRefund, askFor(await paidBill(), ['CBC'], { version: 7 }));
    expect(refused).toMatchObject({ status: 409, code: 'stale-version' });
  });
});

describe('the list of refunds', () => {
  it('is filtered by state and bill, newest first, in pages', async () => {
    const bill = await paidBill();
    const first = await ask(bill, ['CBC']);
    await app
      .as('Accountant')
      .ok(rejectRefund, { body: { refundId: first.refundId, version: 1, reason: 'Not yet' } });
    const second = await ask(bill, ['LFT'], { version: 2 });
    const client = app.as('Accountant');
    const page = await client.ok(listRefunds, { query: { billId: bill.billId, limit: 1 } });
    expect(page.rows).toMatchObject([
      { refundId: second.refundId, patient: { fullName: 'Mr. Ravi Kumar Pandit' } },
    ]);
    const rest = await client.ok(listRefunds, {
      query: { billId: bill.billId, limit: 1, cursor: page.next ?? '' },
    });
    expect(rest).toMatchObject({ rows: [{ refundId: first.refundId }], next: null });
    const open = await client.ok(listRefunds, { query: { billId: bill.billId, state: 'requested' } });
    expect(open.rows.map(({ refundId }) => refundId)).toEqual([second.refundId]);
    expect(await client.ok(readRefund, { query: { refundId: first.refundId } })).toMatchObject({
      state: 'rejected',
    });
    expect(await client.refused(readRefund, { query: { refundId: newId() } })).toMatchObject({ status: 404 });
  });
});

it('and all of this breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
