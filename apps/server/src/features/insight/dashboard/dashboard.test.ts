import { readDashboard } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import {
  listTurnAroundTests,
  readPromises,
  readTurnAround,
} from '@nidan/contract/insight/turn-around/turn-around-endpoints';
import { readWall } from '@nidan/contract/insight/wall/wall-endpoints';
import type { DateFilter } from '@nidan/contract/kernel/date-filter';
import { holdTests, resumeTests } from '@nidan/contract/lab/results/entry-endpoints';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { listCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { LEAST_FOR_PROMISE } from '@nidan/domain/insight/turn-around-segments';
import { WORKLIST_STATES } from '@nidan/domain/results/worklist-states';
import type { UsualRole } from '../../base/roles/usual-roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, testRefs } from '../../../testing/bill-on-bench.ts';
import { orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { releasedReport } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';

let app: TestApp;
/** One bill that is reported late, one in time, one on the bench, one that waits to be drawn. */
let late: string;
let held: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ billId: late } = await releasedReport(app, { K: { K: '4.4' } }));
  await releasedReport(app, { TSH: { TSH: '2.1' } });
  held = await billOnBench(app, { testCodes: ['HB'] });
  await orderBill(app, { testCodes: ['ESR'] });
  await asOwner(app, async (db) => {
    await db
      .updateTable('bill_test')
      .set({ due_at: new Date(Date.now() - 3_600_000) })
      .where('bill_id', '=', late)
      .execute();
  });
});
afterAll(() => app.close());

const RIGHTS = { bills: 15, results: 15, reports: 15, finance: 15, quality: 15, approvals: 15, samples: 15 };
const today = { dates: 1, limit: 200 } as const;

async function withAll(read: (client: TestClient) => Promise<void>): Promise<void> {
  const places = { here: [app.lab.locationId], nowhere: [] as string[] };
  await read(app.as('Manager'));
  for (const locationIds of Object.values(places)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, on one database
    await read((await personWith(app, RIGHTS, { locationIds })).client);
  }
}

describe('each number is that of the list behind it', () => {
  it('whatever the places that its reader sees', async () => {
    await withAll(async (client) => {
      const view = await client.ok(readDashboard, { query: { span: 'today' } });
      const bills = (await client.ok(listBills, { query: today })).rows;
      expect(view.registrations?.value).toBe(bills.length);
      expect(view.duesPaise?.value).toBe(bills.reduce((sum, { duePaise }) => sum + duePaise, 0));
      const money = (await client.ok(listCollections, { query: today })).rows;
      const taken = money.reduce((sum, { inPaise, outPaise }) => sum + inPaise - outPaise, 0);
      expect(view.takenPaise?.value).toBe(taken);
      expect(view.money?.modes.reduce((sum, { paise }) => sum + paise, 0)).toBe(taken);
      expect(view.money?.days.find(({ day }) => day === view.to)?.paise ?? 0).toBe(taken);
      const reports = (await client.ok(listDispatches, { query: today })).rows;
      expect(view.reportsOut?.value).toBe(reports.length);
      const state = WORKLIST_STATES.join(',');
      const open = (await client.ok(listWorklist, { query: { state, limit: 200 } })).rows;
      expect(view.pending?.total).toBe(open.length);
      const judged = (await client.ok(listTurnAroundTests, { query: { ...today, which: 'judged' } })).rows;
      const inTime = judged.filter((test) => test.inTime === true).length;
      const percent = judged.length === 0 ? null : Math.round((inTime * 1000) / judged.length) / 10;
      expect(view.inTime?.value).toBe(percent);
      const heat = view.heat?.flatMap(({ hours }) => hours) ?? [];
      expect(heat.reduce((sum, { tests }) => sum + tests, 0)).toBe(judged.length);
    });
    expect((await app.as('Manager').ok(readDashboard)).inTime?.value).toBe(50);
  });

  it.each<[UsualRole, readonly string[]]>([
    ['Phlebotomist', ['registrations', 'duesPaise']],
    [
      'Technician',
      ['registrations', 'duesPaise', 'reportsOut', 'inTime', 'controlsPassed', 'heat', 'pending'],
    ],
    ['Accountant', ['registrations', 'duesPaise', 'takenPaise', 'money']],
  ])('and there is none that a %s has no right to', async (role, seen) => {
    const view = await app.as(role).ok(readDashboard);
    const { from: _, to: _to, formerFrom: _f, formerTo: _t, asOf: _a, waits: _w, ...numbers } = view;
    const told = Object.entries(numbers).flatMap(([name, value]) => (value === null ? [] : [name]));
    expect(told.toSorted()).toEqual([...seen].toSorted());
  });

  it('and another lab’s are its own', async () => {
    const view = await app.asOther('Manager').ok(readDashboard);
    expect([view.registrations?.value, view.takenPaise?.value, view.pending?.total]).toEqual([0, 0, 0]);
  });
});

const read = async (query: DateFilter & { by?: 'test' } = { dates: 1 }) =>
  app.as('Manager').ok(readTurnAround, { query });

const potassium = async () =>
  (await read({ dates: 1, by: 'test' })).lines.find(({ label }) => label === 'Potassium');

const setTarget = (hours: number) =>
  asOwner(app, (db) =>
    db.updateTable('bill_test').set({ tat_hours: hours }).where('bill_id', '=', late).execute(),
  );

describe('the turn-around board', () => {
  it('counts a stretch only where both moments are known, and a target only where there is one', async () => {
    const { total } = await read();
    const counts = Object.fromEntries(total.segments.map(({ segment, count }) => [segment, count]));
    expect(total).toMatchObject({ tests: 3, withTarget: 2, inTime: 1, percentInTime: 50 });
    expect(counts).toEqual({
      orderToCollection: 3,
      collectionToReceipt: 3,
      receiptToTesting: 0,
      receiptToResult: 2,
      receiptToValidation: 2,
      resultToValidation: 2,
      overall: 2,
    });
    expect(total.segments.find(({ segment }) => segment === 'receiptToTesting')?.medianMinutes).toBeNull();
  });

  it('knows no target of 0 hours', async () => {
    expect(await potassium()).toMatchObject({ tests: 1, withTarget: 1, inTime: 0 });
    await setTarget(0);
    expect(await potassium()).toMatchObject({ tests: 1, withTarget: 0, percentInTime: null });
    await setTarget(12);
  });

  it('keeps time on hold apart', async () => {
    const technician = app.as('Technician');
    const body = async () => ({ billId: held, tests: await testRefs(app, held, ['HB']) });
    await technician.ok(holdTests, { body: { ...(await body()), reason: 'Waits for the reagent' } });
    await technician.ok(resumeTests, { body: await body() });
    expect((await read()).total).toMatchObject({ paused: 1 });
  });

  it('is for who may read results', async () => {
    expect(await app.as('Accountant').refused(readTurnAround, { query: { dates: 1 } })).toMatchObject({
      status: 403,
    });
  });
});

it('a promise is made of enough tests alone', async () => {
  const testId = await testIdOf(app, 'TSH');
  const promise = async () =>
    (await app.as('Front desk').ok(readPromises, { query: { testId } })).promises[0]?.promise;
  expect(await promise()).toBeNull();
  await asOwner(app, async (db) => {
    const known = await db
      .selectFrom('bill_test')
      .selectAll()
      .where('test_id', '=', testId)
      .executeTakeFirstOrThrow();
    const { queue: _, fetched_format: _f, ...row } = known;
    const copies = Array.from({ length: LEAST_FOR_PROMISE - 1 }, (_one, at) => ({
      ...row,
      bill_test_id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    }));
    await db.insertInto('bill_test').values(copies).execute();
  });
  expect(await promise()).toMatchObject({ count: LEAST_FOR_PROMISE });
});

it('the wall shows numbers and lab IDs, and no name', async () => {
  const wall = await app.as('Phlebotomist').ok(readWall);
  expect(JSON.stringify(wall)).not.toMatch(/Ravi|Kumar|Pandit|98765/);
  expect(wall.toCollect).toHaveLength(1);
  expect(Object.fromEntries(wall.states.map(({ state, count }) => [state, count]))).toEqual({
    ncollected: 1,
    pending: 1,
  });
  expect(await app.asOther('Phlebotomist').ok(readWall)).toMatchObject({
    states: [],
    toCollect: [],
    ready: [],
  });
});
