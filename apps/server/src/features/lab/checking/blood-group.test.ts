import { checkResults, resolveBloodGroup, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import { saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { publishReport } from '@nidan/contract/lab/reports/report-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import {
  billOnBench,
  enter,
  entryOf,
  parameterOn,
  testOn,
  testRefs,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const group = (abo: string) => ({ BG: { ABO: abo, RH: 'Positive' } });

async function check(billId: string, release = false) {
  const body = { billId, tests: await testRefs(app, billId), release };
  return app.as('Pathologist').ok(checkResults, { body });
}

/** A person whose group A was checked. */
async function personOfGroupA(): Promise<{ patientId: string; labNo: string }> {
  const billId = await billOnBench(app, { testCodes: ['BG'] });
  await enter(app, billId, group('A'));
  await check(billId);
  const { patient, labNo } = await worksheetOf(app, billId);
  return { patientId: patient.patientId, labNo };
}

async function nextBill(patientId: string): Promise<string> {
  return billOnBench(app, { testCodes: ['BG'], newPatient: null, patientId });
}

async function resolution(billId: string, value: string) {
  const test = testOn(await worksheetOf(app, billId), 'BG');
  const { parameterId } = parameterOn(test, 'ABO');
  const said = { finding: 'formerWrong', reason: ' Both tubes were grouped again by two people ' } as const;
  return { billId, billTestId: test.billTestId, parameterId, value, ...said };
}

it('another group than the last one is not entered until somebody who may authorise says why', async () => {
  const { patientId, labNo } = await personOfGroupA();
  const billId = await nextBill(patientId);
  const body = await entryOf(app, billId, group('B'));
  const refusal = await app.as('Technician').refused(saveResults, { body });
  expect(refusal).toMatchObject({ status: 409, code: 'blood-group-differs' });
  expect(refusal.msg).toContain(`differs from A of ${labNo}`);
  const before = testOn(await worksheetOf(app, billId), 'BG');
  expect(before.parameters.map(({ result }) => result)).toEqual([null, null]);
  expect(parameterOn(before, 'ABO').formerGroup).toEqual({ value: 'A', labNo, resolvedAs: [] });

  const said = await resolution(billId, 'b');
  expect(await app.asNobody().refused(resolveBloodGroup, { body: said })).toMatchObject({ status: 401 });
  expect(await app.as('Technician').refused(resolveBloodGroup, { body: said })).toMatchObject({
    status: 403,
  });
  expect(await app.as('Pathologist').ok(resolveBloodGroup, { body: said })).toEqual({
    value: 'B',
    former: 'A',
    finding: 'formerWrong',
    resolvedBy: 'Test Pathologist',
  });
  expect(await eventsOf(app, said.billTestId, 'resolveGroup')).toMatchObject([
    { before: { value: 'A' }, after: { value: 'B' }, reason: 'Both tubes were grouped again by two people' },
  ]);
  await enter(app, billId, group('B'));
  const { released } = await check(billId, true);
  expect(released).toMatchObject({ revision: 1 });
  // Another one again was not explained.
  const other = await nextBill(patientId);
  const third = await entryOf(app, other, group('AB'));
  expect(await app.as('Technician').refused(saveResults, { body: third })).toMatchObject({
    code: 'blood-group-differs',
  });
});

it('the same group and the first one of a person are entered like any other', async () => {
  const { patientId } = await personOfGroupA();
  const billId = await nextBill(patientId);
  await enter(app, billId, group('A'));
  expect((await check(billId)).tests).toMatchObject([{ state: 'checked' }]);
});

/** Two bills of one person that were entered before either was checked, with other groups; the first is checked now. */
async function enteredApart(): Promise<string> {
  const first = await billOnBench(app, { testCodes: ['BG'] });
  const { patient } = await worksheetOf(app, first);
  const second = await nextBill(patient.patientId);
  await enter(app, first, group('A'));
  await enter(app, second, group('O'));
  await check(first);
  return second;
}

it('a group that was entered before the other was checked is not checked', async () => {
  const billId = await enteredApart();
  const body = { billId, tests: await testRefs(app, billId) };
  expect(await app.as('Pathologist').refused(checkResults, { body })).toMatchObject({
    status: 409,
    code: 'blood-group-differs',
  });
  expect(testOn(await worksheetOf(app, billId), 'BG').checkBlocks).toContainEqual(
    expect.objectContaining({ code: 'blood-group-differs' }),
  );
  await app.as('Pathologist').ok(resolveBloodGroup, { body: await resolution(billId, 'O') });
  expect((await check(billId)).tests).toMatchObject([{ state: 'checked' }]);
});

/** Sends requests that all have read what they go by before any of them writes: the rows that they write are held until then. */
async function inOneInstant<T>(rows: readonly string[], send: () => readonly Promise<T>[]): Promise<T[]> {
  const sent = await asOwner(app, async (owner) => {
    await owner
      .selectFrom('bill_test')
      .select('bill_test_id')
      .where('bill_test_id', 'in', rows)
      .forUpdate()
      .execute();
    const sending = send();
    await vi.waitFor(async () => {
      // A transaction sees the connections of its first look until it clears them.
      await sql`select pg_stat_clear_snapshot()`.execute(owner);
      const { rows: waiting } = await sql`
        select distinct l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database()`.execute(owner);
      expect(waiting).toHaveLength(sending.length);
    }, 30_000);
    return sending;
  });
  return Promise.all(sent);
}

it('of two bills that are checked in one instant with other groups one passes', async () => {
  const first = await billOnBench(app, { testCodes: ['BG'] });
  const { patient } = await worksheetOf(app, first);
  const second = await nextBill(patient.patientId);
  await enter(app, first, group('A'));
  await enter(app, second, group('O'));
  const bodies = [
    { billId: first, tests: await testRefs(app, first) },
    { billId: second, tests: await testRefs(app, second) },
  ];
  const rows = bodies.flatMap(({ tests }) => tests.map(({ billTestId }) => billTestId));
  const answers = await inOneInstant(rows, () =>
    bodies.map((body) => app.as('Pathologist').call(checkResults, { body })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

it('a group that was checked is not released after another one of the person was', async () => {
  const first = await billOnBench(app, { testCodes: ['BG'] });
  const { patient } = await worksheetOf(app, first);
  await enter(app, first, group('A'));
  await check(first);
  const second = await nextBill(patient.patientId);
  await app.as('Pathologist').ok(resolveBloodGroup, { body: await resolution(second, 'O') });
  await enter(app, second, group('O'));
  await check(second);
  const release = { body: { billId: first } };
  expect(await app.as('Pathologist').refused(publishReport, release)).toMatchObject({
    status: 409,
    code: 'blood-group-differs',
  });
  await app.as('Pathologist').ok(resolveBloodGroup, { body: await resolution(first, 'A') });
  expect(await app.as('Pathologist').ok(publishReport, release)).toMatchObject({ revision: 1 });
});

it('nothing is explained that is not in doubt, and no group that is none', async () => {
  const { patientId } = await personOfGroupA();
  const billId = await nextBill(patientId);
  const pathologist = app.as('Pathologist');
  expect(await pathologist.refused(resolveBloodGroup, { body: await resolution(billId, 'A') })).toMatchObject(
    { status: 409, code: 'blood-group-not-in-doubt' },
  );
  expect(await pathologist.refused(resolveBloodGroup, { body: await resolution(billId, 'C') })).toMatchObject(
    { status: 400, errors: [{ field: 'value' }] },
  );
  const blank = { ...(await resolution(billId, 'B')), reason: '  ' };
  expect(await pathologist.refused(resolveBloodGroup, { body: blank })).toMatchObject({
    status: 400,
    errors: [{ field: 'reason' }],
  });
});

it('a group that is taken back from checked is no former group', async () => {
  const first = await billOnBench(app, { testCodes: ['BG'] });
  const { patient } = await worksheetOf(app, first);
  await enter(app, first, group('A'));
  await check(first);
  const tests = await testRefs(app, first);
  const body = { billId: first, tests, reason: 'The tubes were swapped' };
  await app.as('Pathologist').ok(uncheckResults, { body });
  const second = await nextBill(patient.patientId);
  await enter(app, second, group('O'));
  expect((await check(second)).tests).toMatchObject([{ state: 'checked' }]);
});
