import {
  askExplorer,
  changeExplorerView,
  listExplorerViews,
  removeExplorerView,
  saveExplorerView,
} from '@nidan/contract/insight/explorer/explorer-endpoints';
import { countBills, listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { EXPLORER_SUBJECT_NAMES, fieldsOf } from '@nidan/domain/insight/explorer-fields';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { keptView, viewBody } from './testing/kept-view.ts';

let app: TestApp;
let billId: string;
const count = { sum: 'count', field: null } as const;

type Part = Partial<ExplorerQuestion>;
function question(part: Part) {
  const { filters = [], columns = [], groups = [], measures = [], subject = 'bills', pivot = false } = part;
  return {
    subject,
    pivot,
    columns: [...columns],
    filters: filters.map((one) => ({ ...one, values: [...one.values] })),
    groups: groups.map((one) => ({ ...one })),
    measures: measures.map((one) => ({ ...one })),
  };
}

const ask = (client: TestClient, part: Part, limit?: number) =>
  client.ok(askExplorer, {
    body: { question: question(part), dates: { dates: 98 }, ...(limit && { limit }) },
  });
const refused = (client: TestClient, part: Part) =>
  client.refused(askExplorer, { body: { question: question(part), dates: { dates: 98 } } });

beforeAll(async () => {
  app = await startTestApp();
  billId = await billOnBench(app, { testCodes: ['HB', 'K'], doctorId: app.lab.doctorIds[0] ?? '' });
  await enter(app, billId, { K: { K: '4.4' } });
  await orderBill(app, {
    testCodes: ['HB'],
    newPatient: { name: '=1+1', age_sex: { age: 20, sex: 'F', unit: 'Yrs.' }, phone: '9811111111' },
  });
});
afterAll(() => app.close());

describe('a question', () => {
  it.each(EXPLORER_SUBJECT_NAMES)('reads every field of %s, as a column and as a group', async (subject) => {
    const manager = app.as('Manager');
    const fields = Object.entries(fieldsOf(subject));
    for (let at = 0; at < fields.length; at += 20) {
      const columns = fields.slice(at, at + 20).map(([name]) => name);
      const { rows } = await ask(manager, { subject, columns });
      expect(rows[0]?.cells.length ?? columns.length).toBe(columns.length);
    }
    for (const [field, { kind }] of fields) {
      const part =
        kind === 'money'
          ? { measures: [{ sum: 'median', field }] }
          : { groups: [{ field }], measures: [count] };
      await ask(manager, { subject, ...part } as Part); // as: the parts are those of a question
    }
  });

  it('agrees with the list of bills: how many, and what they come to', async () => {
    const manager = app.as('Manager');
    const { rows } = await ask(manager, {
      measures: [count, { sum: 'sum', field: 'due' }, { sum: 'sum', field: 'net' }],
    });
    const counts = await manager.ok(countBills, { query: { dates: 98 } });
    const bills = (await manager.ok(listBills, { query: { limit: 200 } })).rows;
    const net = bills.reduce((sum, bill) => sum + bill.netPaise, 0);
    expect(rows[0]?.cells).toEqual([counts.bills, counts.duePaise, net]);
  });

  it('narrows by words, numbers, moments and yes or no, whatever their case', async () => {
    const manager = app.as('Manager');
    const cellsOf = async (part: Part) => (await ask(manager, part)).rows.map(({ cells }) => cells[0]);
    const columns = ['patient_name'];
    expect(
      await cellsOf({ columns, filters: [{ field: 'patient_name', op: 'begins', values: ['RAVI k'] }] }),
    ).toEqual(['Ravi Kumar Pandit']);
    expect(await cellsOf({ columns, filters: [{ field: 'age', op: 'atMost', values: ['21'] }] })).toEqual([
      '=1+1',
    ]);
    expect(await cellsOf({ columns, filters: [{ field: 'tests', op: 'atLeast', values: ['2'] }] })).toEqual([
      'Ravi Kumar Pandit',
    ]);
    expect(
      await cellsOf({ columns, filters: [{ field: 'registered', op: 'atMost', values: ['2020-01-01'] }] }),
    ).toEqual([]);
    const waiting = {
      subject: 'tests',
      columns: ['test_code'],
      filters: [{ field: 'in_time', op: 'is', values: ['yes'] }],
    } as const;
    expect(await cellsOf(waiting)).toEqual([]);
    const value = {
      subject: 'results',
      columns: ['value'],
      filters: [{ field: 'parameter_code', op: 'is', values: ['k'] }],
    } as const;
    expect(await cellsOf(value)).toEqual(['4.4']);
    const hostile = "x' or '1'='1";
    expect(
      await cellsOf({ columns, filters: [{ field: 'patient_name', op: 'has', values: [hostile] }] }),
    ).toEqual([]);
  });

  it('goes on page by page and loses no row', async () => {
    const manager = app.as('Manager');
    const body = {
      question: question({ subject: 'tests', columns: ['lab_id', 'test_code'] }),
      dates: { dates: 98 },
      limit: 1,
    };
    const first = await manager.ok(askExplorer, { body });
    const rest = await manager.ok(askExplorer, { body: { ...body, limit: 50, cursor: first.next ?? '' } });
    const all = await manager.ok(askExplorer, { body: { ...body, limit: 50 } });
    expect([...first.rows, ...rest.rows]).toEqual(all.rows);
    expect(rest.next).toBeNull();
  });

  it('lays the last group across', async () => {
    const groups = [{ field: 'location' }, { field: 'sex' }];
    const { columns, rows } = await ask(app.as('Manager'), { groups, measures: [count], pivot: true });
    expect(columns.map(({ across }) => across)).toEqual([undefined, 'F', 'M']);
    expect(rows.map(({ cells }) => cells.slice(1))).toEqual([[1, 1]]);
  });

  it('is refused at its place when it is none', async () => {
    const answer = await refused(app.as('Manager'), { columns: ['net', 'secret'] });
    expect(answer).toMatchObject({ status: 400, errors: [{ field: 'question.columns.1' }] });
  });

  it('needs the right to its subject', async () => {
    const technician = app.as('Technician');
    expect(await refused(technician, { subject: 'money' })).toMatchObject({
      status: 403,
      code: 'not-permitted',
    });
    expect((await ask(technician, { subject: 'tests' })).rows.length).toBeGreaterThan(0);
    expect(await refused(app.asNobody(), {})).toMatchObject({ status: 401 });
    const doctor = await personWith(app, { bills: 15, results: 15, reports: 15 }, { userType: 'DOCTOR' });
    expect(await refused(doctor.client, {})).toMatchObject({ status: 403 });
  });

  it('tells nothing of another lab or beyond the scope', async () => {
    expect((await ask(app.asOther('Manager'), {})).rows).toEqual([]);
    const elsewhere = await personWith(app, { bills: 4, results: 4, finance: 4 }, { locationIds: [] });
    for (const subject of EXPLORER_SUBJECT_NAMES)
      expect((await ask(elsewhere.client, { subject })).rows).toEqual([]);
    const noBench = await personWith(app, { results: 4 }, { departmentIds: [] });
    expect((await ask(noBench.client, { subject: 'tests' })).rows).toEqual([]);
  });

  it('about amounts finds nothing for who sees none', async () => {
    const rights = { bills: 4, results: 4 };
    const referrer = await personWith(app, rights, { doctorId: app.lab.doctorIds[0] ?? null });
    expect(await refused(referrer.client, { measures: [{ sum: 'sum', field: 'net' }] })).toMatchObject({
      status: 404,
    });
    expect(await refused(referrer.client, {})).toMatchObject({ status: 404 });
    expect((await ask(referrer.client, { columns: ['lab_id'] })).rows).toHaveLength(1);
    expect(await refused(referrer.client, { subject: 'results' })).toMatchObject({ status: 404 });
  });

  it('shows a demo user masks, and is not narrowed by what they hide', async () => {
    const demo = app.asUser(app.lab.demoUser);
    const shown = JSON.stringify((await ask(demo, { columns: ['patient_name', 'patient_phone'] })).rows);
    expect(shown).not.toMatch(/Ravi|9876543210/);
    const byName = { filters: [{ field: 'patient_name', op: 'begins', values: ['Ravi'] }] } as const;
    expect(await refused(demo, byName)).toMatchObject({ status: 403, code: 'explorer-field-masked' });
    const grouped = { groups: [{ field: 'patient_phone' }], measures: [count] };
    expect(await refused(demo, grouped)).toMatchObject({ code: 'explorer-field-masked' });
  });

  it('notes whose bills it told of', async () => {
    const mark = newId();
    await ask(app.as('Manager'), { filters: [{ field: 'tests', op: 'atLeast', values: ['2'] }] });
    const reads = await inTransaction(app.db, app.lab.lId, (db) =>
      db
        .selectFrom('patient_read')
        .selectAll()
        .where('l_id', '=', app.lab.lId)
        .where('read_id', '>', mark)
        .execute(),
    );
    expect(reads).toMatchObject([{ route: 'POST /api/dataexplorer', subjects: [billId] }]);
  });
});

/** Statements of the explorer that the database is working on. */
async function running(): Promise<number> {
  return withClient(app.database.adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state = 'active' and query like '%bill b%group by%' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.count ?? 0;
  });
}

it('ends in the database when the browser has left', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  // as: a server that listens on a port has such an address
  const { port } = app.app.server.address() as AddressInfo;
  const body = JSON.stringify({
    question: question({ groups: [{ field: 'sex' }], measures: [count] }),
    dates: { dates: 98 },
  });
  await withClient(app.database.adminUrl, async (client) => {
    await client.query('begin');
    // Whoever reads the table waits for as long as this is not over.
    await client.query('lock table patient in access exclusive mode');
    const call = request({
      port,
      path: `/api/dataexplorer?l_id=${app.lab.lId}&source=test`,
      method: 'POST',
      headers: {
        cookie: `nidan=${app.lab.users.get('Manager')?.token ?? ''}`,
        'content-type': 'application/json',
      },
    });
    call.on('error', () => undefined);
    call.end(body);
    await expect.poll(running, { timeout: 10_000 }).toBe(1);
    call.destroy();
    await expect.poll(running, { timeout: 2_500 }).toBe(0);
    await client.query('rollback');
  });
});

describe('a kept question', () => {
  it('is its owner’s, and another’s to read once it is shared', async () => {
    const [manager, desk] = [app.as('Manager'), app.as('Front desk')];
    const viewId = await keptView(manager, { name: 'Mine' });
    const seenBy = async (client: TestClient) =>
      (await client.ok(listExplorerViews)).views.filter((view) => view.viewId === viewId);
    expect(await seenBy(manager)).toMatchObject([{ name: 'Mine', isOwn: true, isShared: false, version: 1 }]);
    expect(await seenBy(desk)).toEqual([]);
    const change = { body: { viewId, version: 1, isShared: true } };
    expect(await desk.refused(changeExplorerView, change)).toMatchObject({ status: 404 });
    await manager.ok(changeExplorerView, change);
    expect(await seenBy(desk)).toMatchObject([{ isOwn: false }]);
    expect(
      await desk.refused(changeExplorerView, { body: { viewId, version: 2, name: 'Yours' } }),
    ).toMatchObject({ code: 'view-of-other' });
    expect(await manager.refused(changeExplorerView, change)).toMatchObject({ code: 'stale-version' });
    expect(await seenBy(app.asOther('Manager'))).toEqual([]);
    await manager.ok(removeExplorerView, { body: { viewId, version: 2 } });
    expect(await seenBy(manager)).toEqual([]);
  });

  it('that its reader may not ask is not named to them', async () => {
    const money = question({ subject: 'money', measures: [count] });
    const viewId = await keptView(app.as('Manager'), { question: money, isShared: true });
    const { views } = await app.as('Technician').ok(listExplorerViews);
    expect(views.map((view) => view.viewId)).not.toContain(viewId);
  });

  it('has a name of its own and asks what can be asked', async () => {
    const desk = app.as('Front desk');
    await keptView(desk, { name: 'Twice' });
    expect(
      await desk.refused(saveExplorerView, { body: viewBody(newId(), { name: 'Twice' }) }),
    ).toMatchObject({ code: 'name-taken' });
    const bad = viewBody(newId(), { question: question({ columns: ['nothing'] }) });
    expect(await desk.refused(saveExplorerView, { body: bad })).toMatchObject({ status: 400 });
    const money = viewBody(newId(), { question: question({ subject: 'money' }) });
    expect(await desk.refused(saveExplorerView, { body: money })).toMatchObject({ status: 403 });
  });
});
