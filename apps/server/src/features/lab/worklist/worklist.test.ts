import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { readBulkStageInfo, STAGE_INFO_MOST } from '@nidan/contract/lab/results/stage-info-endpoint';
import { holdTests } from '@nidan/contract/lab/results/entry-endpoints';
import { countWorklist, listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { billOnBench, enter, testRefs } from '../../../testing/bill-on-bench.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let labNos: Record<'blood' | 'urine' | 'stat' | 'drawn' | 'ordered', string>;

async function dueIn(billId: string, minutes: number): Promise<void> {
  await withClient(app.database.ownerUrl, async (client) => {
    await client.query(`set app.l_id = '${app.lab.lId}'`);
    await client.query(
      `update bill_test set due_at = now() + $1 * interval '1 minute' + interval '30 seconds' where bill_id = $2`,
      [minutes, billId],
    );
  });
}

const person = (name: string) => ({
  newPatient: {
    name_title: 'Ms.' as const,
    name,
    age_sex: { age: 30, sex: 'F' as const, unit: 'Yrs.' as const },
    phone: '9876543210',
  },
});

async function labNoOf(billId: string): Promise<string> {
  const { rows } = await app.as('Technician').ok(listWorklist, {
    query: { state: 'ncollected,naccessioned,pending,completed,partial,onHold', limit: 200 },
  });
  return rows.find((row) => row.billId === billId)?.labNo ?? '';
}

beforeAll(async () => {
  app = await startTestApp();
  const blood = await billOnBench(app, { testCodes: ['CBC', 'LIPID'], ...person('Zara Blood') });
  await dueIn(blood, 90);
  await enter(app, blood, { LIPID: { CHOL: '250' } });
  const urine = await billOnBench(app, { testCodes: ['URM', 'TSH'], ...person('Uma Urine') });
  await dueIn(urine, -5);
  await app
    .as('Technician')
    .ok(holdTests, { body: { billId: urine, tests: await testRefs(app, urine, ['TSH']) } });
  const stat = await billOnBench(app, { testCodes: ['K'], priority: 'stat', ...person('Stella Stat') });
  await dueIn(stat, 20);
  await enter(app, stat, { K: { K: '6.5' } });
  const { billId: drawn } = await orderBill(app, {
    testCodes: ['ESR'],
    collect: true,
    ...person('Dora Drawn'),
  });
  await dueIn(drawn, 60);
  const { billId: ordered } = await orderBill(app, { testCodes: ['HBA1C'], ...person('Olga Ordered') });
  await dueIn(ordered, 30);
  labNos = {
    blood: await labNoOf(blood),
    urine: await labNoOf(urine),
    stat: await labNoOf(stat),
    drawn: await labNoOf(drawn),
    ordered: await labNoOf(ordered),
  };
});
afterAll(() => app.close());

type Filter = QueryOf<typeof listWorklist>;

async function codes(query: Filter = {}): Promise<string[]> {
  const { rows } = await app.as('Technician').ok(listWorklist, { query });
  return rows.map(({ test }) => test.code);
}

describe('the worklist', () => {
  it('shows what is on the bench, the one due first at the top, without what is still to be drawn', async () => {
    expect(await codes()).toEqual(['URM', 'TSH', 'K', 'ESR', 'CBC', 'LIPID']);
  });

  it('shows a row with person, tube, state, flag, urgency and what the caller may do', async () => {
    const { rows } = await app.as('Technician').ok(listWorklist, { query: {} });
    expect(rows[2]).toMatchObject({
      labNo: labNos.stat,
      patient: { fullName: 'Ms. Stella Stat', age: '30 Yrs.', sex: 'F' },
      test: { code: 'K', name: 'Potassium' },
      department: { name: 'Biochemistry' },
      container: { capColour: 'SST' },
      barcode: `${labNos.stat}-1`,
      state: 'completed',
      stateLabel: 'completed',
      worstFlag: 'HH',
      urgency: 'warm',
      priority: 'stat',
      can: expect.arrayContaining(['enterResults', 'requestRerun']),
    });
    expect(rows.map(({ urgency }) => urgency)).toEqual(['hot', 'hot', 'warm', 'cool', 'cool', 'cool']);
  });

  it.each<{ query: Filter; found: string[] }>([
    { query: { state: 'ncollected' }, found: ['HBA1C'] },
    { query: { state: 'partial,onHold' }, found: ['TSH', 'LIPID'] },
    { query: { urgency: 'hot' }, found: ['URM', 'TSH'] },
    { query: { urgency: 'warm' }, found: ['K'] },
    { query: { flag: 'critical' }, found: ['K'] },
    { query: { flag: 'abnormal' }, found: ['LIPID'] },
    { query: { priority: 'stat' }, found: ['K'] },
    { query: { q: 'zara' }, found: ['CBC', 'LIPID'] },
    { query: { q: '%' }, found: [] },
    { query: { q: "<b>O'Brien</b>" }, found: [] },
  ])('narrows to $query', async ({ query, found }) => {
    expect(await codes(query)).toEqual(found);
  });

  it('finds the lab ID by any part of it, in either case', async () => {
    expect(await codes({ q: labNos.drawn.toLowerCase() })).toEqual(['ESR']);
    expect(await codes({ q: labNos.drawn.slice(-3) })).toEqual(['ESR']);
  });

  it('pages by cursor without losing or repeating a row', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { rows: { test: { code: string } }[]; next: string | null } = await app
        .as('Technician')
        .ok(listWorklist, { query: { limit: 2, cursor } });
      seen.push(...page.rows.map(({ test }) => test.code));
      cursor = page.next;
    }
    expect(seen).toEqual(['URM', 'TSH', 'K', 'ESR', 'CBC', 'LIPID']);
  });

  it('is refused without rights and for a state that is not open', async () => {
    expect(await app.asNobody().refused(listWorklist)).toMatchObject({ status: 401 });
    expect(await app.as('Phlebotomist').refused(listWorklist)).toMatchObject({ status: 403 });
    expect(
      (await app.as('Technician').refused(listWorklist, { query: { state: 'checked' } })).errors,
    ).toMatchObject([{ field: 'state', msg: expect.any(String) }]);
  });

  it('is empty for another lab', async () => {
    expect((await app.asOther('Technician').ok(listWorklist)).rows).toEqual([]);
  });

  it('masks names for a demo user', async () => {
    const { rows } = await app.asUser(app.lab.demoUser).ok(listWorklist, { query: { q: 'stella' } });
    expect(rows[0]?.patient.fullName).toBe('Ms. S****a S**t');
  });
});

const counts = (query: QueryOf<typeof countWorklist> = {}) =>
  app.as('Technician').ok(countWorklist, { query });

describe('its numbers', () => {
  it('agree with the rows', async () => {
    const all = await counts();
    expect(all).toMatchObject({
      total: 6,
      bills: 4,
      urgency: { cool: 3, warm: 1, hot: 2 },
      flags: { critical: 1, abnormal: 1, normal: 4 },
    });
    expect(all.departments.filter(({ count }) => count > 0)).toMatchObject([
      { name: 'Haematology', count: 2, hot: 0 },
      { name: 'Biochemistry', count: 2, hot: 0 },
      { name: 'Immunoassay', count: 1, hot: 1 },
      { name: 'Clinical pathology', count: 1, hot: 1 },
    ]);
    expect(Object.fromEntries(all.states.map(({ state, count }) => [state, count]))).toEqual({
      pending: 2,
      partial: 1,
      completed: 1,
      deptaccessioned: 0,
      naccessioned: 1,
      ncollected: 1,
      outsourced: 0,
      rerun: 0,
      onHold: 1,
    });
    expect(all.tests.map(({ code, count }) => [code, count])).toContainEqual(['CBC', 1]);
  });

  it('of a list are taken under every filter but its own', async () => {
    const { departments } = await counts();
    const departmentId = departments.find(({ code }) => code === 'BIO')?.departmentId ?? '';
    const narrowed = await counts({ departmentId, state: 'completed' });
    expect(narrowed).toMatchObject({ total: 1, bills: 1 });
    const stateCounts = Object.fromEntries(narrowed.states.map(({ state, count }) => [state, count]));
    expect(stateCounts).toMatchObject({ completed: 1, partial: 1, pending: 0 });
    expect(narrowed.departments.find(({ code }) => code === 'HAEM')).toMatchObject({ count: 0 });
    expect((await counts({ q: 'zara' })).total).toBe(2);
    expect((await counts({ priority: 'stat' })).total).toBe(1);
  });

  it('are refused without rights', async () => {
    expect(await app.asNobody().refused(countWorklist)).toMatchObject({ status: 401 });
    expect(await app.as('Phlebotomist').refused(countWorklist)).toMatchObject({ status: 403 });
  });
});

describe('the stages of many bills', () => {
  it('say of each bill how far each test is, in the order asked for', async () => {
    const first = await billOnBench(app, { testCodes: ['K', 'TSH'] });
    await enter(app, first, { K: { K: '4.1' } });
    const { billId: second } = await orderBill(app, { testCodes: ['TSH'], collect: false });
    const { bills } = await app
      .as('Technician')
      .ok(readBulkStageInfo, { body: { billIds: [second, first, second] } });
    expect(bills).toMatchObject([
      { billId: second, state: 'ncollected', tests: [{ test: { code: 'TSH' }, state: 'ncollected' }] },
      {
        billId: first,
        state: 'pending',
        tests: expect.arrayContaining([
          expect.objectContaining({ state: 'completed', stateLabel: 'completed', worstFlag: null }),
          expect.objectContaining({ state: 'pending' }),
        ]),
      },
    ]);
  });

  it('are asked for of 200 bills at most, by who reads results, and leave out what nobody sees', async () => {
    const unknown = newId();
    const billIds = Array.from({ length: STAGE_INFO_MOST + 1 }, () => newId());
    const refused = await app.as('Technician').refused(readBulkStageInfo, { body: { billIds } });
    expect(refused).toMatchObject({ status: 400, errors: [{ field: 'billIds' }] });
    const body = { billIds: [unknown] };
    expect(await app.as('Technician').ok(readBulkStageInfo, { body })).toEqual({ bills: [] });
    expect(await app.as('Phlebotomist').refused(readBulkStageInfo, { body })).toMatchObject({ status: 403 });
  });
});
