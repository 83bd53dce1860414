import { eventsByActivity, listDenials } from '@nidan/contract/base/audit/audit-endpoints';
import { countBills, listBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { listCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import { timeFaults } from '@nidan/domain/faults/time-faults';
import { addDays } from '@nidan/domain/time/calendar-date';
import { rangeOfPreset } from '@nidan/domain/time/date-filter';
import { calendarDateIn, startOfDayIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../testing/as-owner.ts';
import { orderBill } from '../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ZONE = 'Asia/Kolkata';
const today = calendarDateIn(ZONE, new Date());
let app: TestApp;
let patientId: string;

/** A bill of the same person that was made at an instant. */
async function billAt(at: Date): Promise<string> {
  const person = patientId === undefined ? {} : { newPatient: null, patientId };
  const bill = await orderBill(app, { testCodes: ['CBC'], ...person });
  patientId ??= bill.patientId;
  await asOwner(app, async (db) => {
    await sql`update bill set created_at = ${at} where l_id = ${app.lab.lId} and bill_id = ${bill.billId}`.execute(
      db,
    );
  });
  return bill.labNo;
}

let justBefore: string;
let first: string;
let last: string;
let justAfter: string;
// Days of a year ago, where nothing else of the lab is.
const day = addDays(today, -400);
beforeAll(async () => {
  app = await startTestApp();
  const start = startOfDayIn(ZONE, day);
  const end = startOfDayIn(ZONE, addDays(day, 1));
  justBefore = await billAt(new Date(start.getTime() - 1));
  first = await billAt(start);
  last = await billAt(new Date(end.getTime() - 1));
  justAfter = await billAt(end);
});
afterAll(() => app.close());

const found = async (query: QueryOf<typeof listBills>): Promise<string[]> => {
  const { rows } = await app.as('Front desk').ok(listBills, { query: { ...query, patientId } });
  return rows.map(({ labNo }) => labNo).toReversed();
};

const errors = async (query: QueryOf<typeof listBills>) =>
  (await app.as('Front desk').refused(listBills, { query })).errors;

describe('the dates of a list', () => {
  it('are days of the lab, both included', async () => {
    expect(await found({ dates: 99, from: day, to: day })).toEqual([first, last]);
    expect(await found({ from: day, to: day })).toEqual([first, last]);
    expect(await found({ to: day })).toEqual([justBefore, first, last]);
    expect(await found({ from: addDays(day, 1) })).toEqual([justAfter]);
  });

  it('may be instants, the last left out', async () => {
    const from = startOfDayIn(ZONE, day).toISOString();
    const to = startOfDayIn(ZONE, addDays(day, 1)).toISOString();
    expect(await found({ from, to })).toEqual([first, last]);
  });

  it('are all time unless told, and under 98', async () => {
    const all = [justBefore, first, last, justAfter];
    expect(await found({})).toEqual(all);
    expect(await found({ dates: 98 })).toEqual(all);
  });

  it('follow the presets from the day of the lab', async () => {
    const lastYear = rangeOfPreset('lastYear', today);
    const isWithin = lastYear.from <= day && day <= lastYear.to;
    expect(await found({ dates: 1 })).toEqual([]);
    expect((await found({ dates: 10 })).includes(first)).toBe(isWithin);
    const yesterday = await billAt(new Date(startOfDayIn(ZONE, today).getTime() - 1));
    expect(await found({ dates: 2 })).toEqual([yesterday]);
    expect(await found({ dates: 1 })).toEqual([]);
  });

  it('narrow the counts as they narrow the list', async () => {
    const query = { dates: 99, from: day, to: day, patientId };
    expect((await app.as('Front desk').ok(countBills, { query })).bills).toBe(2);
  });

  it('are refused at their field', async () => {
    expect(await errors({ from: today, to: day })).toMatchObject([
      { field: 'to', msg: timeFaults['last-before-first'] },
    ]);
    expect(await errors({ dates: 13 })).toMatchObject([
      { field: 'dates', msg: timeFaults['date-range-unknown'] },
    ]);
    expect(await errors({ dates: 3, to: day })).toMatchObject([
      { field: 'dates', msg: timeFaults['days-of-range'] },
    ]);
    expect(await errors({ dates: 99 })).toMatchObject([
      { field: 'from', msg: timeFaults['range-without-days'] },
    ]);
  });

  it('may reach to the ends of the calendar', async () => {
    expect(await found({ from: '1800-01-01', to: '9999-12-31' })).toHaveLength(5);
  });
});

it('the trail finds the events of today among those of today alone', async () => {
  const manager = app.as('Manager');
  const withinToday = await manager.ok(eventsByActivity, { query: { dates: 1, limit: 5 } });
  expect(withinToday.rows.length).toBeGreaterThan(0);
  const before = await manager.ok(eventsByActivity, { query: { to: addDays(today, -1) } });
  expect(before.rows.filter(({ at }) => calendarDateIn(ZONE, new Date(at)) === today)).toEqual([]);
  expect((await manager.ok(listDenials, { query: { dates: 9 } })).next).toBeNull();
});

it('the books answer for the last 7 days unless told, and for all time', async () => {
  const accountant = app.as('Accountant');
  const week = await accountant.ok(listCollections, { query: {} });
  const own = { from: addDays(today, -6), to: today };
  expect(week).toEqual(await accountant.ok(listCollections, { query: own }));
  const all = await accountant.ok(listCollections, { query: { dates: 98 } });
  expect(all.rows.length).toBeGreaterThanOrEqual(week.rows.length);
});
