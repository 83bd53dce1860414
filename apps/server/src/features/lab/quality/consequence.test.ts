import { readBoard } from '@nidan/contract/lab/quality/series-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import {
  decideLookBack,
  listHolds,
  listLookBack,
  overrideHold,
} from '@nidan/contract/lab/quality/hold-endpoints';
import type { LookBackValue } from '@nidan/contract/lab/quality/quality-views';
import { publishReport } from '@nidan/contract/lab/reports/report-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { asOwner } from '../../../testing/as-owner.ts';
import { testRefs } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { holdOf, measuredValue } from './testing/held-value.ts';
import { completedRun, qcOfLab, type QcOfLab } from './testing/qc-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reviewer = () => app.as('Manager');
const pathologist = () => app.as('Pathologist');

async function check(billId: string) {
  return pathologist().ok(checkResults, { body: { billId, tests: await testRefs(app, billId) } });
}

async function lookBack(holdId: string): Promise<LookBackValue[]> {
  return (await reviewer().ok(listLookBack, { query: { holdId } })).rows;
}

function decision(
  holdId: string,
  { billTestId, parameterId, resultVersion }: LookBackValue,
  decided: 'keep' | 'repeat' | 'amend',
) {
  return {
    body: {
      holdId,
      billTestId,
      parameterId,
      resultVersion,
      decision: decided,
      note: 'Looked at with Dr Joshi',
    },
  };
}

async function isOpen(holdId: string): Promise<boolean> {
  const { rows } = await reviewer().ok(listHolds, { query: { open: true, limit: 200 } });
  return rows.some((hold) => hold.holdId === holdId);
}

it('a value of a held parameter of a machine is not checked before a good run of every level', async () => {
  const qc = await qcOfLab(app);
  await completedRun(app, qc, [0.4, 0.1]);
  const billId = await measuredValue({ app }, qc);
  const { holdId } = await holdOf({ app }, qc);
  const body = { billId, tests: await testRefs(app, billId) };
  const refusal = await pathologist().refused(checkResults, { body });
  expect(refusal).toMatchObject({ status: 409, code: 'qc-hold', details: { rule: '1-3s' } });
  expect(refusal.msg).toContain('A good control run releases it');
  const { tests } = await reviewer().ok(readWorksheet, { query: { billId } });
  expect(tests[0]?.checkBlocks).toMatchObject([{ code: 'qc-hold' }]);
  await completedRun(app, qc, [0.2, null]);
  expect(await isOpen(holdId)).toBe(true);
  await completedRun(app, qc, [0.2, 0.3]);
  expect(await isOpen(holdId)).toBe(false);
  expect(await eventsOf(app, holdId, 'release')).toMatchObject([{ after: { by: 'run' } }]);
  await check(billId);
});

it('a run that rejects waits for a check on its way, and holds from after it', async () => {
  const qc = await qcOfLab(app);
  await completedRun(app, qc, [0.4, 0.1]);
  const { rejected, checkedAt } = await asOwner(app, async (db) => {
    // As a check does before it reads what is held.
    await sql`select pg_advisory_xact_lock_shared(hashtext('nidan control holds'), ${app.lab.lId})`.execute(
      db,
    );
    const hold = holdOf({ app }, qc);
    await expect
      .poll(async () => {
        const { rows } = await sql`
          select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
          where l.locktype = 'advisory' and not l.granted`.execute(db);
        return rows.length;
      })
      .toBe(1);
    return { rejected: hold, checkedAt: new Date() };
  });
  const { openedAt } = await rejected;
  expect(new Date(openedAt).getTime()).toBeGreaterThanOrEqual(checkedAt.getTime());
});

it('the look-back has every value since the last good run, each decided once', async () => {
  const qc = await qcOfLab(app);
  const before = await measuredValue({ app }, qc);
  await completedRun(app, qc, [0.4, 0.1]);
  const kept = await measuredValue({ app }, qc);
  const repeated = await measuredValue({ app }, qc);
  const amended = await measuredValue({ app }, qc);
  for (const billId of [kept, repeated, amended]) await check(billId);
  const { holdId, values, undecided } = await holdOf({ app }, qc);
  expect([values, undecided]).toEqual([3, 3]);
  const found = await lookBack(holdId);
  expect(found.map(({ billId }) => billId).toSorted()).toEqual([kept, repeated, amended].toSorted());
  expect(found.map(({ billId }) => billId)).not.toContain(before);
  const of = (billId: string): LookBackValue => {
    const value = found.find((one) => one.billId === billId);
    if (value === undefined) throw new Error('The value is not in the look-back');
    return value;
  };
  expect(
    await app.as('Technician').refused(decideLookBack, decision(holdId, of(kept), 'keep')),
  ).toMatchObject({
    code: 'not-permitted',
  });
  const release = { body: { billId: kept } };
  expect(await pathologist().refused(publishReport, release)).toMatchObject({ code: 'qc-hold' });
  await reviewer().ok(decideLookBack, decision(holdId, of(kept), 'keep'));
  await pathologist().ok(publishReport, release);
  await reviewer().ok(decideLookBack, decision(holdId, of(repeated), 'repeat'));
  await reviewer().ok(decideLookBack, decision(holdId, of(amended), 'amend'));
  const states = new Map(
    (await lookBack(holdId)).map(({ billId, state, decision: said }) => [billId, [state, said]]),
  );
  expect(states.get(kept)).toEqual(['checked', 'keep']);
  expect(states.get(repeated)).toEqual(['rerun', 'repeat']);
  expect(states.get(amended)).toEqual(['completed', 'amend']);
  expect(await reviewer().refused(decideLookBack, decision(holdId, of(kept), 'amend'))).toMatchObject({
    status: 409,
    code: 'qc-look-back-decided',
    details: { decision: 'keep' },
  });
  const other = { ...of(kept), resultVersion: 9 };
  expect(await reviewer().refused(decideLookBack, decision(holdId, other, 'keep'))).toMatchObject({
    code: 'qc-look-back-not-in',
  });
});

it('a second person releases it with a reason, never who ran the control; what came before counts no more', async () => {
  const qc: QcOfLab = await qcOfLab(app);
  await completedRun(app, qc, [2.4, 0]);
  const { holdId, version } = await holdOf({ app }, qc);
  const body = { holdId, version, reason: 'The control was thawed twice, a new vial is in' };
  expect(await app.as('Technician').refused(overrideHold, { body })).toMatchObject({ code: 'not-permitted' });
  const released = await pathologist().ok(overrideHold, { body });
  expect(released).toMatchObject({ releaseKind: 'override', releaseReason: body.reason });
  const [event] = await eventsOf(app, holdId, 'override');
  expect(event).toMatchObject({ reason: body.reason });
  const line = async () =>
    (await app.as('Technician').ok(readBoard, {})).machines
      .find(({ machine }) => machine.id === qc.machineId)
      ?.lines.find(({ parameter }) => parameter.id === qc.parameterId);
  expect(await line()).toMatchObject({
    state: 'overridden',
    dueAt: null,
    hold: null,
    overridden: { holdId, undecided: 0 },
  });
  const again = { ...body, version: version + 1 };
  expect(await pathologist().refused(overrideHold, { body: again })).toMatchObject({ code: 'qc-hold-over' });
  // Beyond +2 as the one before the override: alone it is a warning.
  expect((await completedRun(app, qc, [2.3, 0])).run).toMatchObject({ verdict: 'warning' });
  expect(await line()).toMatchObject({ state: 'inControl', overridden: null });
});

it('who completed the rejected run does not override it', async () => {
  const qc = await qcOfLab(app);
  const hold = await holdOf({ app }, qc, 'Pathologist');
  const body = { holdId: hold.holdId, version: hold.version, reason: 'The control was thawed twice' };
  expect(await pathologist().refused(overrideHold, { body })).toMatchObject({
    status: 403,
    code: 'qc-hold-own-run',
  });
  await reviewer().ok(overrideHold, { body });
});
