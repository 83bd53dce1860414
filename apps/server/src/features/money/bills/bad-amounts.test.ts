import { settleAdvance, takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import {
  addLines,
  askForDiscount,
  cancelLines,
  createBill,
  discountBill,
  readBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import { makeNote, settleCreditNote } from '@nidan/contract/money/notes/note-endpoints';
import { payDues, receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { requestRefund } from '@nidan/contract/money/refunds/refund-endpoints';
import { writeOffDue } from '@nidan/contract/money/payments/write-off-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Order = Awaited<ReturnType<typeof orderBill>>;

let app: TestApp;
let bill: Order;
beforeAll(async () => {
  app = await startTestApp();
  bill = await orderBill(app, { testCodes: ['LFT'] });
});
afterAll(() => app.close());

const reason = 'Typed by mistake';
const manager = () => app.as('Manager');
const asRead = async (billId: string) => manager().ok(readBill, { query: { billId } });
const cash = (amountPaise: number) => ({ mode: 'Cash', amountPaise }) as const;

interface Taker {
  readonly endpoint: Endpoint;
  /** What is sent to take so much. */
  readonly body: (amountPaise: number) => Promise<object> | object;
}

/** Everything that takes an amount. */
const TAKERS: Readonly<Record<string, Taker>> = {
  'a payment': {
    endpoint: receivePayments,
    body: (amount) => ({ billId: bill.billId, payments: [cash(amount)] }),
  },
  'one sum for all dues': {
    endpoint: payDues,
    body: (amount) => ({ patientId: bill.patientId, ...cash(amount) }),
  },
  'a payment with a new bill': {
    endpoint: createBill,
    body: (amount) => billBody(app, { testCodes: ['CBC'], payments: [cash(amount)] }),
  },
  'an advance': {
    endpoint: takeAdvance,
    body: (amount) => ({ advanceId: newId(), patientId: bill.patientId, ...cash(amount) }),
  },
  'an advance that pays': {
    endpoint: settleAdvance,
    body: (amountPaise) => ({
      advanceId: newId(),
      billId: bill.billId,
      paymentId: newId(),
      amountPaise,
    }),
  },
  'a credit note': {
    endpoint: makeNote,
    body: (amountPaise) => ({ noteId: newId(), kind: 'credit', billId: bill.billId, amountPaise, reason }),
  },
  'a credit note that pays': {
    endpoint: settleCreditNote,
    body: (amountPaise) => ({ noteId: newId(), billId: bill.billId, paymentId: newId(), amountPaise }),
  },
  'a write-off': {
    endpoint: writeOffDue,
    body: (amountPaise) => ({ billId: bill.billId, version: 1, amountPaise, reason }),
  },
};

describe.each(Object.entries(TAKERS))('%s', (_, { endpoint, body }) => {
  it.each([
    ['a negative amount', -100],
    ['nothing', 0],
    ['a part of a rupee', 150],
    ['a part of a paisa', 100.5],
    ['more than any bill', 1_000_000_100],
  ])('of %s is refused at its field, and nothing is booked', async (__, amountPaise) => {
    const before = await asRead(bill.billId);
    const refusal = await manager().refused(endpoint, { body: await body(amountPaise) });
    expect(refusal).toMatchObject({ status: 400 });
    expect(refusal.errors?.map(({ field }) => field.split('.').at(-1))).toEqual(['amountPaise']);
    expect(await asRead(bill.billId)).toEqual(before);
  });
});

describe('a discount', () => {
  it.each([
    ['below nothing', { kind: 'percent', value: -5 }],
    ['over 100 %', { kind: 'percent', value: 100.5 }],
    ['of a thousandth of a percent', { kind: 'percent', value: 10.125 }],
    ['of a part of a rupee', { kind: 'amount', value: 150 }],
    ['of a negative amount', { kind: 'amount', value: -100 }],
  ])('%s is refused on a bill and when it is asked for', async (_, discount) => {
    const before = await asRead(bill.billId);
    const body = { billId: bill.billId, version: 1, discount, reason };
    expect(await manager().refused(discountBill, { body })).toMatchObject({ status: 400 });
    const asked = { ...body, approvalId: newId() };
    expect(await manager().refused(askForDiscount, { body: asked })).toMatchObject({ status: 400 });
    expect(await asRead(bill.billId)).toEqual(before);
  });
});

describe('a bill of which every line is cancelled', () => {
  let cancelled: Order;
  let version: number;
  beforeAll(async () => {
    cancelled = await orderBill(app, { testCodes: ['LFT'], payments: [cash(50_000)] });
    const lineIds = cancelled.lines.map(({ lineId }) => lineId);
    const changed = { billId: cancelled.billId, version: 1, lineIds, reason };
    await manager().ok(cancelLines, { body: changed });
    ({ version } = await asRead(cancelled.billId));
  });

  const refusals: Readonly<Record<string, readonly [Endpoint, () => Promise<object> | object, string]>> = {
    'a payment': [receivePayments, () => ({ payments: [cash(10_000)] }), 'payment-over-due'],
    'a discount': [
      discountBill,
      () => ({ version, discount: { kind: 'percent', value: 5 }, reason }),
      'bill-closed',
    ],
    'another test': [
      addLines,
      async () => ({ version, lines: [{ testId: await testIdOf(app, 'CBC') }] }),
      'bill-closed',
    ],
    'a second cancelling': [
      cancelLines,
      () => ({ version, lineIds: cancelled.lines.map(({ lineId }) => lineId), reason }),
      'transition-refused',
    ],
    'a refund of its lines': [
      requestRefund,
      () => ({
        version,
        refundId: newId(),
        lineIds: cancelled.lines.map(({ lineId }) => lineId),
        cause: 'customer',
        mode: 'Cash',
        reason,
      }),
      'transition-refused',
    ],
    'a write-off': [writeOffDue, () => ({ version, amountPaise: 10_000, reason }), 'write-off-over-due'],
    'a credit note': [
      makeNote,
      () => ({ noteId: newId(), kind: 'credit', amountPaise: 10_000, reason }),
      'credit-over-bill',
    ],
  };

  it.each(Object.entries(refusals))('refuses %s', async (_, [endpoint, more, code]) => {
    const before = await asRead(cancelled.billId);
    const body = { billId: cancelled.billId, ...(await more()) };
    expect(await manager().refused(endpoint, { body })).toMatchObject({ code });
    expect(await asRead(cancelled.billId)).toEqual(before);
  });
});

it('after all of it the books hold', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
