import { holdReports, releaseHeldReports } from '@nidan/contract/lab/reports/dispatch-endpoints';
import {
  holdTests,
  readWorksheet,
  requestRerun,
  resumeTests,
} from '@nidan/contract/lab/results/entry-endpoints';
import { chooseRerun } from '@nidan/contract/lab/results/rerun-endpoints';
import { deleteUser, readUser, transferUser } from '@nidan/contract/base/users/user-endpoints';
import type { OpenWork } from '@nidan/contract/base/users/user-view';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billOnBench, enter, testRefs } from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith, type PersonWithRights } from '../../../testing/person-with.ts';
import { onDesk, releasedReport } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const reason = 'Moves to another lab';
const bench = { results: 15, reports: 15, bills: 4 };

async function workOf(person: { userId: string }): Promise<OpenWork[]> {
  const { openWork } = await app.as('Manager').ok(readUser, { params: { userId: person.userId } });
  return openWork;
}

function handOver(from: PersonWithRights, to: { userId: string }) {
  return { body: { fromUserId: from.userId, toUserId: to.userId, reason } };
}

/** A person with a held test, a rerun and a held report. */
async function personAtWork(): Promise<PersonWithRights & { billId: string }> {
  const person = await personWith(app, bench);
  const billId = await billOnBench(app, { testCodes: ['FBS', 'CREAT'] });
  const held = await testRefs(app, billId, ['FBS']);
  await person.client.ok(holdTests, { body: { billId, tests: held, reason: 'QC failed' } });
  await enter(app, billId, { CREAT: { CREAT: '1.0' } });
  const again = await testRefs(app, billId, ['CREAT']);
  await person.client.ok(requestRerun, { body: { billId, tests: again, reason: 'Bubble in the cuvette' } });
  const report = await releasedReport(app, { HB: { HB: '9.8' } });
  const { reportId, version } = await onDesk(app, report.billId);
  await person.client.ok(holdReports, {
    body: { reports: [{ reportId, version }], reason: 'Wrong address' },
  });
  return { ...person, billId };
}

it('hands everything that waits for a person over, and only then the account can be disabled', async () => {
  const leaving = await personAtWork();
  const stays = await personWith(app, bench);
  const waiting = [
    { kind: 'heldTests', label: 'tests on hold', count: 1 },
    { kind: 'reruns', label: 'reruns', count: 1 },
    { kind: 'heldReports', label: 'reports on hold', count: 1 },
  ];
  expect(await workOf(leaving)).toEqual(waiting);
  const disable = { body: { userId: leaving.userId, version: 1, reason } };
  expect(await app.as('Manager').refused(deleteUser, disable)).toMatchObject({
    status: 409,
    code: 'open-work-left',
    msg: expect.stringContaining('1 tests on hold, 1 reruns, 1 reports on hold wait for'),
  });
  expect(await app.as('Manager').ok(transferUser, handOver(leaving, stays))).toEqual({ moved: waiting });
  expect(await workOf(leaving)).toEqual([]);
  expect(await workOf(stays)).toEqual(waiting);
  expect(await eventsOf(app, leaving.userId, 'transfer')).toMatchObject([
    { reason, after: { moved: waiting } },
  ]);
  await app.as('Manager').ok(deleteUser, disable);
});

it('work that is done waits for nobody any more', async () => {
  const person = await personAtWork();
  const { billId } = person;
  const tests = await testRefs(app, billId, ['FBS']);
  await person.client.ok(resumeTests, { body: { billId, tests } });
  await enter(app, billId, { CREAT: { CREAT: '1.1' } });
  const [ref] = await testRefs(app, billId, ['CREAT']);
  if (ref === undefined) throw new Error('The bill has no creatinine');
  const choice = { billId, ...ref, choice: 'second' as const, reason: 'The bubble is gone' };
  await person.client.ok(chooseRerun, { body: choice });
  expect((await workOf(person)).map(({ kind }) => kind)).toEqual(['heldReports']);
  expect(await person.client.ok(readWorksheet, { query: { billId } })).toMatchObject({ billId });
});

it('goes to nobody who could not do it, and then stays whole where it was', async () => {
  const leaving = await personAtWork();
  const [noReports, gone] = [await personWith(app, { results: 6 }), await personWith(app, bench)];
  expect(await app.as('Manager').refused(transferUser, handOver(leaving, noReports))).toMatchObject({
    status: 409,
    code: 'cannot-take-work',
    msg: expect.stringContaining('reports on hold over: the role lacks reports, update'),
  });
  await app.as('Manager').ok(deleteUser, { body: { userId: gone.userId, version: 1, reason } });
  expect(await app.as('Manager').refused(transferUser, handOver(leaving, gone))).toMatchObject({
    msg: expect.stringContaining('the account is disabled'),
  });
  expect(await workOf(leaving)).toHaveLength(3);
});

it('is refused to the person themselves, to absent people and without the right', async () => {
  const person = await personWith(app, bench);
  const other = await personWith(app, bench);
  expect(await app.as('Manager').refused(transferUser, handOver(person, person))).toMatchObject({
    status: 400,
    errors: [{ field: 'toUserId' }],
  });
  const foreign = app.otherLab.users.get('Technician') ?? { userId: '' };
  expect(await app.as('Manager').refused(transferUser, handOver(person, foreign))).toMatchObject({
    status: 404,
  });
  expect(await other.client.refused(transferUser, handOver(person, other))).toMatchObject({ status: 403 });
});

it('a released hold waits for nobody', async () => {
  const person = await personWith(app, bench);
  const { billId } = await releasedReport(app, { HB: { HB: '9.9' } });
  const hold = async () => {
    const { reportId, version } = await onDesk(app, billId);
    return { reports: [{ reportId, version }] };
  };
  await person.client.ok(holdReports, { body: { ...(await hold()), reason: 'Wrong address' } });
  expect(await workOf(person)).toHaveLength(1);
  await person.client.ok(releaseHeldReports, { body: await hold() });
  expect(await workOf(person)).toEqual([]);
});
