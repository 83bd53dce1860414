import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { cancelLines } from '@nidan/contract/money/bills/bill-endpoints';
import {
  closeShift,
  confirmShift,
  countShift,
  listShifts,
  openShift,
  readCounter,
  readShift,
} from '@nidan/contract/money/counter/counter-endpoints';
import type { Shift } from '@nidan/contract/money/counter/counter-view';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { begunShift, closeIt, countIt } from './testing/counted-shift.ts';

let app: TestApp;
let managerId: string;
beforeEach(async () => {
  app = await startTestApp();
  managerId = app.lab.users.get('Manager')?.userId ?? '';
});
afterEach(() => app.close());

const desk = () => app.as('Front desk');
const manager = () => app.as('Manager');
const cash = (amountPaise: number) => [{ mode: 'Cash' as const, amountPaise }];
const modesOf = ({ modes }: Shift) =>
  modes.map(({ mode, receipts, expectedPaise }) => [mode, receipts, expectedPaise]);

/** A bill of ₹300, paid in part. */
const bill = (amountPaise: number, mode: 'Cash' | 'Card' = 'Cash') =>
  orderBill(app, { testCodes: ['RBS', 'HB'], payments: [{ mode, amountPaise }] });

function closing({ shiftId, version, expectedPaise }: Shift) {
  return { shiftId, version, expectedPaise: expectedPaise ?? 0, floatLeftPaise: 2_000, handTo: managerId };
}

describe('a shift', () => {
  it('tells cash only after it was counted', async () => {
    const begun = await begunShift(desk());
    await bill(10_000);
    await bill(5_000, 'Card');
    const { shift } = await desk().ok(readCounter, {});
    expect(shift).toMatchObject({ shiftId: begun.shiftId, expectedPaise: null, can: ['count'] });
    expect(shift?.modes).toEqual([
      { mode: 'Cash', receipts: 1, collectedPaise: null, returnedPaise: null, expectedPaise: null },
      { mode: 'Card', receipts: 1, collectedPaise: 5_000, returnedPaise: 0, expectedPaise: 5_000 },
    ]);
    const counted = await desk().ok(countShift, {
      body: { shiftId: begun.shiftId, version: begun.version, count: { notes: { '10': 11 }, coins: 5 } },
    });
    expect(counted).toMatchObject({ countedPaise: 11_500, expectedPaise: 12_000, can: ['count', 'close'] });
    expect(modesOf(counted)).toEqual([
      ['Cash', 1, 12_000],
      ['Card', 1, 5_000],
    ]);
    const events = await eventsOf(app, begun.shiftId, 'count');
    expect(events.map(({ before, after }) => [before, after])).toEqual([
      [{ countedPaise: null }, { countedPaise: 11_500 }],
    ]);
  });

  it('keeps the blind count: another sum of the same person is a second one with a reason', async () => {
    const begun = await begunShift(desk());
    await bill(10_000);
    const first = await countIt(desk(), begun, 5);
    const again = {
      shiftId: first.shiftId,
      version: first.version,
      count: { notes: { '10': 12 }, coins: 0 },
    };
    const refused = await desk().call(countShift, { body: again });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'recount-reason-missing', errors: [{ field: 'reason' }] },
    });
    const counted = await desk().ok(countShift, {
      body: { ...again, reason: ' Notes in the lower drawer ' },
    });
    expect(counted).toMatchObject({ countedPaise: 12_000, firstCountedPaise: 5_000 });
    expect(counted.counts).toMatchObject([
      { countedPaise: 5_000, expectedPaise: 12_000, reason: null },
      { countedPaise: 12_000, expectedPaise: 12_000, reason: 'Notes in the lower drawer' },
    ]);
    const [row] = (await desk().ok(listShifts, { query: {} })).rows;
    expect(row).toMatchObject({ countedPaise: 12_000, firstCountedPaise: 5_000 });
    const events = await eventsOf(app, begun.shiftId, 'count');
    expect(events.map(({ reason }) => reason)).toEqual([null, 'Notes in the lower drawer']);
    // The same sum again, because money came in between, is no other count.
    await bill(2_000);
    const more = { ...again, version: counted.version };
    expect(await desk().ok(countShift, { body: more })).toMatchObject({ expectedPaise: 14_000 });
  });

  it('takes along what was taken before it began, and what was given back', async () => {
    const { billId } = await bill(10_000);
    expect(await desk().ok(readCounter, {})).toMatchObject({ shift: null, waiting: 1 });
    const begun = await begunShift(desk());
    const { paymentIds } = await desk().ok(receivePayments, { body: { billId, payments: cash(4_000) } });
    await manager().ok(reversePayments, { body: { paymentIds, reason: 'Wrong bill' } });
    // The manager gave it back: from the manager's drawer.
    const counted = await countIt(desk(), begun, 16);
    expect(counted).toMatchObject({ expectedPaise: 16_000, countedPaise: 16_000 });
    expect(counted.facts).toMatchObject({ bills: 0, duesCollected: 1, duesCollectedPaise: 4_000 });
    const own = await countIt(manager(), await begunShift(manager()), 0);
    expect(own.modes[0]).toMatchObject({ receipts: 0, returnedPaise: 4_000, expectedPaise: -2_000 });
  });

  it('tells bills, dues, discounts and cancellations beside the money', async () => {
    await begunShift(desk());
    const { billId, lines } = await bill(10_000);
    await orderBill(app, { testCodes: ['HB'], discount: { kind: 'amount', value: 1_000 } });
    await desk().ok(cancelLines, {
      body: { billId, version: 1, lineIds: [lines[0]?.lineId ?? ''], reason: 'Not wanted' },
    });
    const { shift } = await desk().ok(readCounter, {});
    expect(shift?.facts).toMatchObject({
      bills: 2,
      billsWithDue: 2,
      discountPaise: 1_000,
      billsWithDiscount: 1,
      canceledLines: 1,
      canceledPaise: lines[0]?.netPaise,
    });
  });

  it('is open once at a place, also when two tabs begin it', async () => {
    const begin = () => desk().call(openShift, { body: { shiftId: newId(), floatPaise: 0 } });
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    const refusal = await desk().refused(openShift, { body: { shiftId: newId(), floatPaise: 0 } });
    expect(refusal.code).toBe('shift-open-already');
  });
});

describe('closing', () => {
  it('keeps what it says, and later money belongs to the next shift', async () => {
    const begun = await begunShift(desk());
    const { billId } = await bill(10_000);
    const counted = await countIt(desk(), begun, 12);
    const closed = await desk().ok(closeShift, { body: closing(counted) });
    expect(closed).toMatchObject({ state: 'closed', handedPaise: 10_000, differenceReason: null, can: [] });
    await desk().ok(receivePayments, { body: { billId, payments: cash(5_000) } });
    expect(modesOf(await desk().ok(readShift, { query: { shiftId: begun.shiftId } }))).toEqual([
      ['Cash', 1, 12_000],
    ]);
    const next = await countIt(desk(), await begunShift(desk()), 7);
    expect(modesOf(next)).toEqual([['Cash', 1, 7_000]]);
    expect(await offencesIn(app)).toEqual([]);
    const [event] = await eventsOf(app, begun.shiftId, 'close');
    expect(event?.after).toMatchObject({ state: 'closed', expectedPaise: 12_000, postings: 1 });
  });

  it('happens once when two tabs close at once', async () => {
    const counted = await countIt(desk(), await begunShift(desk()), 2);
    const close = () => desk().call(closeShift, { body: closing(counted) });
    const answers = await Promise.all([close(), close(), close(), close()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  it('loses and doubles nothing that is paid while it closes', async () => {
    const bills = await Promise.all(Array.from({ length: 12 }, () => bill(1_000)));
    const counted = await countIt(desk(), await begunShift(desk()), 14);
    const pay = (billId: string) => desk().ok(receivePayments, { body: { billId, payments: cash(1_000) } });
    const [closed] = await Promise.all([
      desk().call(closeShift, { body: closing(counted) }),
      ...bills.map(({ billId }) => pay(billId)),
    ]);
    // The close saw some of them and was refused, or none and was made.
    expect([200, 409]).toContain(closed?.status);
    const { shift } = await desk().ok(readCounter, {});
    const last = await countIt(desk(), shift ?? (await begunShift(desk())), 0);
    await closeIt(desk(), last, managerId);
    const { rows } = await desk().ok(listShifts, { query: { mine: true } });
    const floats = rows.length * 2_000;
    expect(rows.reduce((sum, { expectedPaise }) => sum + (expectedPaise ?? 0), 0)).toBe(24_000 + floats);
    expect(await offencesIn(app)).toEqual([]);
  });

  it('refuses what was not counted, moved since, or has no reason', async () => {
    const begun = await begunShift(desk());
    expect((await desk().refused(closeShift, { body: closing(begun) })).code).toBe('shift-not-counted');
    await bill(10_000);
    const counted = await countIt(desk(), begun, 11);
    const short = await desk().refused(closeShift, { body: closing(counted) });
    expect(short).toMatchObject({ status: 400, code: 'difference-reason-missing' });
    expect(short.errors).toMatchObject([
      { field: 'differenceReason', msg: 'The drawer is ₹10 short. Please give a reason' },
    ]);
    await bill(3_000);
    const body = { ...closing(counted), differenceReason: 'wrong_change' as const };
    expect(await desk().refused(closeShift, { body })).toMatchObject({
      code: 'shift-moved',
      msg: 'Money came or went since you counted: the drawer should hold ₹150 now. Count it again',
    });
    const again = await countIt(desk(), counted, 14);
    const reasoned = { ...closing(again), differenceReason: 'wrong_change' as const };
    const tooMuch = await desk().refused(closeShift, { body: { ...reasoned, floatLeftPaise: 14_100 } });
    expect(tooMuch.errors?.[0]).toMatchObject({
      field: 'floatLeftPaise',
      msg: 'At most ₹140, which was counted',
    });
    await desk().ok(closeShift, { body: reasoned });
    const twice = await desk().refused(countShift, {
      body: { shiftId: begun.shiftId, version: again.version + 1, count: { notes: {}, coins: 0 } },
    });
    expect(twice.code).toBe('transition-refused');
  });

  it('posts what the drawer lacks once, in the name of who closed it, and in no shift', async () => {
    const begun = await begunShift(desk());
    await bill(10_000);
    const counted = await countIt(desk(), begun, 11);
    const body = { ...closing(counted), differenceReason: 'unknown' as const };
    const answers = await Promise.all([1, 2, 3].map(() => desk().call(closeShift, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await inTransaction(app.db, 1, (db) =>
      db.selectFrom('journal_posting').selectAll().where('shift_id', '=', begun.shiftId).execute(),
    );
    expect(rows).toMatchObject([
      {
        kind: 'cashDifference',
        debit_account: 'cashDifference',
        credit_account: 'mode:Cash',
        amount_paise: 1_000,
        location_id: app.lab.locationId,
        posted_by: app.lab.users.get('Front desk')?.userId,
      },
    ]);
    const next = await countIt(desk(), await begunShift(desk()), 2);
    expect(modesOf(next)).toEqual([['Cash', 0, 2_000]]);
    const over = await closeIt(desk(), await countIt(desk(), next, 3), managerId);
    expect(over.differenceReason).toBe('wrong_change');
    const day = calendarDateIn('Asia/Kolkata', new Date());
    const { rows: book } = await app
      .as('Accountant')
      .ok(listCollections, { query: { from: addDays(day, -1), to: addDays(day, 1) } });
    expect(
      book
        .filter(({ kind }) => kind === 'cashDifference')
        .map(({ inPaise, outPaise }) => [inPaise, outPaise]),
    ).toEqual([
      [1_000, 0],
      [0, 1_000],
    ]);
    expect(await offencesIn(app)).toEqual([]);
  });

  it('hands over to another person who takes payments here', async () => {
    const counted = await countIt(desk(), await begunShift(desk()), 2);
    const own = app.lab.users.get('Front desk')?.userId ?? '';
    const technician = app.lab.users.get('Technician')?.userId ?? '';
    const elsewhere = await personWith(app, { payments: 12 }, { locationIds: [] });
    for (const handTo of [own, technician, elsewhere.userId, newId()]) {
      const refusal = await desk().refused(closeShift, { body: { ...closing(counted), handTo } });
      expect(refusal.code).toBe('hand-over-refused');
    }
  });
});

/** ₹70 of a drawer of ₹90, handed to the manager. */
async function handedOver(): Promise<Shift> {
  const counted = await countIt(desk(), await begunShift(desk()), 9);
  return desk().ok(closeShift, { body: { ...closing(counted), differenceReason: 'unknown' } });
}

describe('a hand-over', () => {
  it('is confirmed by who took it, once, and leaves them the float', async () => {
    const { shiftId, version } = await handedOver();
    const { toConfirm, floatPaise } = await manager().ok(readCounter, {});
    expect(toConfirm.map((row) => [row.shiftId, row.handedPaise, row.can])).toEqual([
      [shiftId, 7_000, ['confirm']],
    ]);
    expect(floatPaise).toBe(2_000);
    const body = { shiftId, version, countedPaise: 7_000 };
    expect((await desk().refused(confirmShift, { body })).code).toBe('shift-of-other');
    const confirmed = await manager().ok(confirmShift, { body });
    expect(confirmed).toMatchObject({ confirmedPaise: 7_000, confirmReason: null });
    const again = { ...body, version: confirmed.version };
    expect((await manager().refused(confirmShift, { body: again })).code).toBe('hand-over-confirmed');
    expect((await manager().ok(readCounter, {})).toConfirm).toEqual([]);
  });

  it('of another amount needs a reason', async () => {
    const { shiftId, version } = await handedOver();
    const body = { shiftId, version, countedPaise: 6_900 };
    expect(await manager().refused(confirmShift, { body })).toMatchObject({
      code: 'hand-over-differs',
      msg: '₹70 were handed over and you counted ₹69. Count together, or confirm with a reason',
    });
    const reason = 'A note of 1 rupee is missing';
    expect(await manager().ok(confirmShift, { body: { ...body, reason } })).toMatchObject({
      confirmedPaise: 6_900,
      confirmReason: reason,
    });
  });
});

describe('shifts of others', () => {
  it('are seen by who reads the finance of the place, and by nobody else', async () => {
    const { shiftId } = await begunShift(desk());
    const query = { shiftId };
    const accountant = await app.as('Accountant').ok(listShifts, { query: {} });
    expect(accountant.rows.map((row) => [row.shiftId, row.can])).toEqual([[shiftId, ['countFor']]]);
    const elsewhere = await personWith(app, { payments: 12, finance: 4 }, { locationIds: [] });
    const colleague = await personWith(app, { payments: 12 });
    for (const { client } of [elsewhere, colleague]) {
      expect((await client.ok(listShifts, { query: {} })).rows).toEqual([]);
      expect((await client.refused(readShift, { query })).code).toBe('not-found');
      const body = { shiftId, version: 1, count: { notes: {}, coins: 0 } };
      expect((await client.refused(countShift, { body })).code).toBe('not-found');
    }
  });

  it('come page by page', async () => {
    for (const tens of [2, 3, 4])
      await closeIt(desk(), await countIt(desk(), await begunShift(desk()), tens), managerId);
    const first = await desk().ok(listShifts, { query: { limit: 2 } });
    const second = await desk().ok(listShifts, { query: { limit: 2, cursor: first.next ?? '' } });
    expect([...first.rows, ...second.rows].map(({ countedPaise }) => countedPaise)).toEqual([
      4_000, 3_000, 2_000,
    ]);
    expect(second.next).toBeNull();
  });
});
