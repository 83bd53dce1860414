import { DAY } from '@nidan/domain/time/durations';
import { timeFaults } from '@nidan/domain/faults/time-faults';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import {
  closeDays,
  listClosedDays,
  statement,
  trialBalance,
} from '@nidan/contract/ledger/journal/ledger-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { closePastDays } from '../closed-days/close-past-days.ts';

const today = calendarDateIn(DEFAULT_ZONE, new Date());
const day = (ago: number) => addDays(today, -ago);
const cash = (amountPaise: number) => [{ mode: 'Cash' as const, amountPaise }];

let app: TestApp;
/** Lets the following calls happen so many days ago. */
function at(daysAgo: number): void {
  Object.assign(app.services, { clock: () => new Date(Date.now() - daysAgo * DAY) });
}
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => at(0));
afterAll(() => app.close());

const accountant = () => app.as('Accountant');
const balanceOf = (from: number, to: number) =>
  accountant().ok(trialBalance, { query: { from: day(from), to: day(to) } });

/** A bill of ₹300 of so many days ago, paid in part by cash. */
async function billOn(daysAgo: number, paidPaise: number) {
  at(daysAgo);
  const bill = await orderBill(app, { testCodes: ['RBS', 'HB'], payments: cash(paidPaise) });
  at(0);
  return bill;
}

describe('the trial balance', () => {
  it('has equal sides, and its closing is the opening of the next day', async () => {
    await billOn(5, 10_000);
    await billOn(4, 5_000);
    const early = await balanceOf(9, 5);
    const late = await balanceOf(4, 4);
    for (const { total } of [early, late]) {
      expect(total.openingPaise).toBe(0);
      expect(total.closingPaise).toBe(0);
      expect(total.debitPaise).toBe(total.creditPaise);
    }
    expect(early.accounts.every(({ openingPaise }) => openingPaise === 0)).toBe(true);
    expect(late.accounts.map(({ account, openingPaise }) => [account, openingPaise])).toEqual(
      early.accounts.map(({ account, closingPaise }) => [account, closingPaise]),
    );
    const drawer = late.accounts.find(({ account }) => account === 'mode:Cash');
    expect(drawer).toMatchObject({
      label: 'Cash',
      openingPaise: 10_000,
      debitPaise: 5_000,
      closingPaise: 15_000,
    });
  });

  it('is the same from a checkpoint as from the first posting', async () => {
    const before = await balanceOf(4, 0);
    const { closed } = await accountant().ok(closeDays, { body: { through: day(5) } });
    expect(closed).toEqual([day(5)]);
    const { closedThrough, ...after } = await balanceOf(4, 0);
    expect(closedThrough).toBe(day(5));
    expect(after).toEqual({ accounts: before.accounts, total: before.total });
    const query = { from: day(4), to: day(0), locationId: app.lab.locationId };
    expect((await accountant().ok(trialBalance, { query })).accounts).toEqual(before.accounts);
  });

  it('shows who sees one place only what was billed there', async () => {
    const elsewhere = await personWith(app, { finance: 4 }, { locationIds: [] });
    const query = { from: day(9), to: day(0) };
    expect((await app.asUser(elsewhere).ok(trialBalance, { query })).accounts).toEqual([]);
  });

  it('refuses days that end before they begin', async () => {
    const refusal = await accountant().refused(trialBalance, { query: { from: day(1), to: day(2) } });
    expect(refusal.errors).toMatchObject([{ field: 'to', msg: timeFaults['last-before-first'] }]);
  });
});

describe('a statement', () => {
  it('runs over its pages from opening to closing', async () => {
    const { billId, patientId } = await billOn(3, 4_000);
    for (const amountPaise of [1_000, 2_000, 3_000]) {
      await app.as('Front desk').ok(receivePayments, { body: { billId, payments: cash(amountPaise) } });
    }
    for (const of of [{ billId }, { patientId }]) {
      const query = { ...of, from: day(2), to: day(0), limit: 2 };
      const first = await accountant().ok(statement, { query });
      const second = await accountant().ok(statement, { query: { ...query, cursor: first.next ?? '' } });
      expect(first).toMatchObject({ debitPaise: 0, creditPaise: 6_000 });
      expect(first.openingPaise - 6_000).toBe(first.closingPaise);
      expect(second).toMatchObject({ openingPaise: first.openingPaise, closingPaise: first.closingPaise });
      const balances = [...first.rows, ...second.rows].map(({ balancePaise }) => balancePaise);
      expect(balances).toEqual([1_000, 3_000, 6_000].map((paid) => first.openingPaise - paid));
      expect(balances.at(-1)).toBe(first.closingPaise);
      expect(second.next).toBeNull();
      expect(first.rows[0]?.number).toMatch(/^KTR\d\d-\d{5}$/);
    }
  });

  it('of a place is its money, and agrees with the trial balance from its checkpoint', async () => {
    await accountant().ok(closeDays, { body: { through: day(4) } });
    const query = { from: day(3), to: day(0), locationId: app.lab.locationId };
    const money = await accountant().ok(statement, { query: { ...query, limit: 200 } });
    const { accounts } = await accountant().ok(trialBalance, { query });
    const drawer = accounts.find(({ account }) => account === 'mode:Cash');
    expect(money).toMatchObject({
      openingPaise: drawer?.openingPaise,
      debitPaise: drawer?.debitPaise,
      closingPaise: drawer?.closingPaise,
    });
    expect(money.rows.at(-1)?.balancePaise).toBe(drawer?.closingPaise);
  });

  it('asks what it is about', async () => {
    const refusal = await accountant().refused(statement, { query: { from: day(1), to: day(0) } });
    expect(refusal.errors?.[0]?.msg).toBe('Choose an account, a place, a patient, an agency or a bill');
  });
});

describe('closing days', () => {
  it('is for days that are over', async () => {
    const refusal = await accountant().refused(closeDays, { body: { through: day(0) } });
    expect(refusal.errors?.[0]?.field).toBe('through');
  });

  it('keeps what is posted later out, and leaves nothing half-written', async () => {
    const { billId } = await billOn(3, 1_000);
    await accountant().ok(closeDays, { body: { through: day(3) } });
    const before = await balanceOf(9, 0);
    at(3);
    const body = { billId, payments: cash(500) };
    const refusal = await app.as('Front desk').refused(receivePayments, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'day-closed' });
    at(0);
    expect(await balanceOf(9, 0)).toEqual(before);
    await app.as('Front desk').ok(receivePayments, { body });
  });

  it('tells who closed which days, once', async () => {
    expect((await accountant().ok(closeDays, { body: { through: day(3) } })).closed).toEqual([]);
    const { rows } = await accountant().ok(listClosedDays, { query: { limit: 2 } });
    expect(rows.map((row) => [row.day, row.postings])).toEqual([
      [day(3), 4],
      [day(4), 2],
    ]);
    expect(rows[0]?.by).not.toBeNull();
    const { entity_id: entityId } = await asOwner(app, (db) =>
      db.selectFrom('lab').select('entity_id').where('l_id', '=', 1).executeTakeFirstOrThrow(),
    );
    const events = await eventsOf(app, entityId, 'closeDays');
    expect(events.map(({ after }) => after)).toEqual([
      { from: day(5), through: day(5) },
      { from: day(4), through: day(4) },
      { from: day(3), through: day(3) },
    ]);
  });

  it('happens by itself three hours after midnight', async () => {
    await billOn(1, 1_000);
    const midnight = new Date(`${today}T00:00:00+05:30`).getTime();
    const clockAt = (hours: number) => ({
      ...app.services,
      clock: () => new Date(midnight + hours * 3_600_000),
    });
    await closePastDays(clockAt(2.9));
    expect((await balanceOf(1, 0)).closedThrough).toBe(day(2));
    await closePastDays(clockAt(3));
    const { rows } = await accountant().ok(listClosedDays, { query: { limit: 1 } });
    expect(rows[0]).toMatchObject({ day: day(1), by: null, postings: 2 });
  });

  it('waits for who is posting: what it adds up is what is there', async () => {
    at(0);
    const bills = await Promise.all(Array.from({ length: 8 }, () => orderBill(app, { testCodes: ['HB'] })));
    // Tomorrow, today is over: half of the counters are still on the old day.
    const answers = await Promise.all([
      ...bills.map(({ billId }) =>
        app.as('Front desk').call(receivePayments, { body: { billId, payments: cash(100) } }),
      ),
      closePastDays({ ...app.services, clock: () => new Date(Date.now() + 2 * DAY) }),
      ...bills.map(({ billId }) =>
        app.as('Front desk').call(receivePayments, { body: { billId, payments: cash(100) } }),
      ),
    ]);
    const statuses = answers.flatMap((answer) => (answer === undefined ? [] : [answer.status]));
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const closedDay = (await accountant().ok(listClosedDays, { query: {} })).rows.find(
      (row) => row.day === today,
    );
    const query = { from: today, to: today, account: 'mode:Cash', limit: 200 };
    const drawer = await accountant().ok(statement, { query });
    expect(drawer.rows.length + bills.length).toBeLessThanOrEqual(closedDay?.postings ?? 0);
    at(-1);
    const next = { from: addDays(today, 1), to: addDays(today, 1), account: 'mode:Cash' };
    const { openingPaise } = await accountant().ok(statement, { query: next });
    expect(openingPaise).toBe(drawer.closingPaise);
  });
});
