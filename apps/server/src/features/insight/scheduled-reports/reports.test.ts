import { DAY } from '@nidan/domain/time/durations';
import {
  changeReportSchedule,
  listReportReaders,
  listReportRuns,
  listReportSchedules,
  removeReportSchedule,
  reportRunFile,
  runReport,
  saveReportSchedule,
} from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import { removeExplorerView } from '@nidan/contract/insight/explorer/explorer-endpoints';
import type { ReportRun } from '@nidan/contract/insight/scheduled-reports/report-shapes';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { listNotices } from '@nidan/contract/links/delivery/notice-endpoints';
import { deliverMessages } from '../../links/delivery/deliver-messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { keptView } from '../explorer/testing/kept-view.ts';
import { beginReports } from './begin-reports.ts';
import { makeReport } from './make-report.ts';
import { keptSchedule, madeRun, runBody, scheduleBody } from './testing/made-reports.ts';

const FORMULA = '=cmd|calc!A1';

let app: TestApp;
let billId: string;

beforeAll(async () => {
  app = await startTestApp();
  const newPatient = {
    name: FORMULA,
    age_sex: { age: 20, sex: 'F', unit: 'Yrs.' },
    phone: '9811111111',
  } as const;
  ({ billId } = await orderBill(app, { testCodes: ['HB'], newPatient }));
});
afterAll(() => app.close());

async function runsOf(client: TestClient, scheduleId?: string): Promise<ReportRun[]> {
  return (await client.ok(listReportRuns, { query: { dates: 98, ...(scheduleId && { scheduleId }) } })).rows;
}

/** The services so many days later. */
function later(days: number): Services {
  return { ...app.services, clock: () => new Date(Date.now() + days * DAY) };
}

async function makeAll(services: Services, client: TestClient, scheduleId: string): Promise<void> {
  for (const { runId } of await runsOf(client, scheduleId))
    await makeReport(services, { lId: app.lab.lId, runId });
}

const list = {
  subject: 'bills',
  filters: [],
  columns: ['lab_id', 'patient_name', 'net'],
  groups: [],
  measures: [],
  pivot: false,
} as const;
const listBody = { question: { ...list, filters: [], columns: [...list.columns], groups: [], measures: [] } };

describe('a file that somebody asks for', () => {
  it('is made by a job, holds no formula, and notes whose bills it told of', async () => {
    const desk = app.as('Front desk');
    const runId = await madeRun(app, desk, listBody);
    expect(await runsOf(desk)).toMatchObject([
      { runId, state: 'SUCCESS', rowsDone: 1, rowsTotal: 1, failure: null },
    ]);
    const mark = newId();
    const answer = await desk.call(reportRunFile, { query: { runId } });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="Bills-by-location.csv"',
    });
    expect(answer.bytes.toString()).toMatch(
      /^\uFEFF"Lab ID","Patient","Net ₹"\r\n"[^"]+","'=cmd\|calc!A1",\d+\r\n$/u,
    );
    const reads = await asOwner(app, (db) =>
      db.selectFrom('patient_read').selectAll().where('read_id', '>', mark).execute(),
    );
    expect(reads).toMatchObject([{ route: 'GET /api/report/history/file', subjects: [billId] }]);
  });

  it.each([
    ['excel', 'PK'],
    ['pdf', '%PDF'],
  ] as const)('comes as %s', async (format, start) => {
    const runId = await madeRun(app, app.as('Front desk'), { ...listBody, format });
    const { bytes } = await app.as('Front desk').call(reportRunFile, { query: { runId } });
    expect(bytes.toString('latin1').startsWith(start)).toBe(true);
  });

  it('lies across as its screen does', async () => {
    const groups = [{ field: 'location' }, { field: 'sex' }];
    const question = {
      ...listBody.question,
      columns: [],
      groups,
      measures: [{ sum: 'count' as const, field: null }],
      pivot: true,
    };
    const runId = await madeRun(app, app.as('Front desk'), { question });
    const { bytes } = await app.as('Front desk').call(reportRunFile, { query: { runId } });
    expect(bytes.toString()).toMatch(/^\uFEFF"Location","F"\r\n"[^"]+",1\r\n$/u);
  });

  it('of nothing says so', async () => {
    const runId = await madeRun(app, app.as('Front desk'), {
      ...listBody,
      dates: { dates: 99, from: '2020-01-01', to: '2020-01-02' },
    });
    const { bytes } = await app.as('Front desk').call(reportRunFile, { query: { runId } });
    expect(bytes.toString().split('\r\n')[1]).toBe('"No rows"');
  });

  it('is nobody else’s, needs the right to its subject, and is made only of what can be asked', async () => {
    const runId = await madeRun(app, app.as('Front desk'));
    expect(await app.as('Manager').refused(reportRunFile, { query: { runId } })).toMatchObject({
      status: 404,
    });
    expect(await app.asOther('Manager').refused(reportRunFile, { query: { runId } })).toMatchObject({
      status: 404,
    });
    const bad = { question: { ...listBody.question, columns: ['nothing'] } };
    expect(await app.as('Front desk').refused(runReport, { body: runBody(newId(), bad) })).toMatchObject({
      status: 400,
    });
    const money = { question: { ...listBody.question, subject: 'money' as const, columns: [] } };
    expect(await app.as('Front desk').refused(runReport, { body: runBody(newId(), money) })).toMatchObject({
      status: 403,
    });
    expect(await app.asUser(app.lab.demoUser).refused(runReport, { body: runBody(newId()) })).toMatchObject({
      code: 'demo-changes-nothing',
    });
  });

  it('is not there before it is made', async () => {
    const runId = newId();
    await app.as('Front desk').ok(runReport, { body: runBody(runId) });
    expect(await app.as('Front desk').refused(reportRunFile, { query: { runId } })).toMatchObject({
      code: 'report-not-made',
    });
  });
});

describe('a schedule', () => {
  it('runs once for each period, whatever becomes of it, and after days without a server only the latest', async () => {
    const manager = app.as('Manager');
    const scheduleId = await keptSchedule(manager);
    await beginReports(app.services, {});
    expect(await runsOf(manager, scheduleId)).toEqual([]);
    await Promise.all([beginReports(later(5), {}), beginReports(later(5), {}), beginReports(later(5), {})]);
    const [run, ...others] = await runsOf(manager, scheduleId);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ state: 'PENDING', periodFrom: run?.periodTo });
    // The worker was killed before it began, twice; the third one makes it, the fourth finds it made.
    await makeAll(later(5), manager, scheduleId);
    await makeAll(later(5), manager, scheduleId);
    await deliverMessages(later(5), { lId: app.lab.lId, channel: 'platform' });
    const notices = (await manager.ok(listNotices, { query: { dates: 98 } })).rows;
    expect(notices.filter(({ subject }) => subject.startsWith('Bills by location'))).toHaveLength(1);
    await beginReports(later(5), {});
    expect(await runsOf(manager, scheduleId)).toMatchObject([{ runId: run?.runId, state: 'SUCCESS' }]);
  });

  it('of an owner who left makes no file and tells so', async () => {
    const owner = await personWith(app, { bills: 15 });
    const reader = await personWith(app, { bills: 4 });
    const scheduleId = await keptSchedule(owner.client, { readerIds: [reader.userId] });
    await beginReports(later(2), {});
    await asOwner(app, (db) =>
      db
        .updateTable('membership')
        .set({ status: accountStatus.codes.disabled })
        .where('user_id', '=', owner.userId)
        .execute(),
    );
    await makeAll(later(2), reader.client, scheduleId);
    expect(await runsOf(reader.client, scheduleId)).toMatchObject([
      { state: 'FAILURE', failure: 'Its owner works here no longer' },
    ]);
    await deliverMessages(later(2), { lId: app.lab.lId, channel: 'platform' });
    const { rows } = await reader.client.ok(listNotices, { query: { dates: 98 } });
    expect(rows.map(({ body }) => body)).toEqual([expect.stringContaining('Its owner works here no longer')]);
  });

  it('runs with the rights that its owner has then', async () => {
    const owner = await personWith(app, { bills: 15 });
    const scheduleId = await keptSchedule(owner.client);
    await beginReports(later(2), {});
    await asOwner(app, (db) => db.deleteFrom('role_right').where('role_id', '=', owner.roleId).execute());
    const runs = await asOwner(app, (db) =>
      db.selectFrom('report_run').select('run_id').where('schedule_id', '=', scheduleId).execute(),
    );
    await makeReport(app.services, { lId: app.lab.lId, runId: runs[0]?.run_id });
    const ended = await asOwner(app, (db) =>
      db
        .selectFrom('report_run')
        .select(['state', 'failure'])
        .where('schedule_id', '=', scheduleId)
        .executeTakeFirst(),
    );
    expect(ended).toMatchObject({ state: 'FAILURE', failure: expect.stringContaining('lacks the right') });
  });

  it('is read by who may see all that it shows, and by nobody else', async () => {
    const owner = await personWith(app, { bills: 15 });
    const less = await personWith(app, { bills: 4 }, { locationIds: [app.lab.locationId] });
    const none = await personWith(app, { samples: 4 });
    const reader = await personWith(app, { bills: 4 });
    const viewId = await keptView(owner.client);
    const { readers } = await owner.client.ok(listReportReaders, { query: { viewId } });
    const offered = readers.map(({ userId }) => userId);
    expect(offered).toContain(reader.userId);
    for (const { userId } of [less, none]) {
      expect(offered).not.toContain(userId);
      const body = scheduleBody(newId(), { viewId, readerIds: [userId] });
      expect(await owner.client.refused(saveReportSchedule, { body })).toMatchObject({
        code: 'report-reader-sees-less',
      });
    }
    const scheduleId = await keptSchedule(owner.client, { readerIds: [reader.userId] });
    await beginReports(later(2), {});
    await makeAll(later(2), owner.client, scheduleId);
    const [run] = await runsOf(reader.client, scheduleId);
    const query = { runId: run?.runId ?? '' };
    expect((await reader.client.call(reportRunFile, { query })).status).toBe(200);
    expect(await none.client.refused(reportRunFile, { query })).toMatchObject({ status: 404 });
    await asOwner(app, (db) =>
      db
        .updateTable('membership')
        .set({ location_ids: [app.lab.locationId] })
        .where('user_id', '=', reader.userId)
        .execute(),
    );
    expect(await reader.client.refused(reportRunFile, { query })).toMatchObject({
      code: 'report-beyond-scope',
    });
  });

  it('is paused, resumed and ended by its owner, and by who sets the lab up, at the version that they saw', async () => {
    const owner = await personWith(app, { bills: 15 });
    const reader = await personWith(app, { bills: 4 });
    const scheduleId = await keptSchedule(owner.client, { readerIds: [reader.userId] });
    const body = { scheduleId, version: 1, isPaused: true };
    expect(await reader.client.refused(changeReportSchedule, { body })).toMatchObject({
      code: 'schedule-of-other',
    });
    expect(await app.as('Front desk').refused(changeReportSchedule, { body })).toMatchObject({
      status: 404,
    });
    const paused = await owner.client.ok(changeReportSchedule, { body });
    expect(paused).toMatchObject({ isPaused: true, nextAt: null, version: 2 });
    await beginReports(later(3), {});
    expect(await runsOf(owner.client, scheduleId)).toEqual([]);
    expect(
      await owner.client.refused(changeReportSchedule, { body: { ...body, isPaused: false } }),
    ).toMatchObject({ code: 'stale-version' });
    await app.as('Manager').ok(removeReportSchedule, { body: { scheduleId, version: 2 } });
    expect((await owner.client.ok(listReportSchedules)).schedules).toEqual([]);
  });

  it('of a kept question keeps that question', async () => {
    const manager = app.as('Manager');
    const viewId = await keptView(manager);
    await manager.ok(saveReportSchedule, { body: scheduleBody(newId(), { viewId }) });
    expect(await manager.refused(removeExplorerView, { body: { viewId, version: 1 } })).toMatchObject({
      code: 'view-scheduled',
    });
  });

  it.each([
    ['without a question', {}, 'viewId'],
    ['with two questions', { viewId: newId(), ready: 'registrations' }, 'viewId'],
    ['of own days without them', { ready: 'registrations', frequency: 'custom' }, 'custom'],
    [
      'of a week with own days',
      { ready: 'registrations', frequency: 'weekly', custom: { firstOn: '2026-01-01', everyDays: 3 } },
      'custom',
    ],
  ] as const)('%s is refused at its field', async (_, part, field) => {
    const body = scheduleBody(newId(), part);
    expect(await app.as('Manager').refused(saveReportSchedule, { body })).toMatchObject({
      status: 400,
      errors: [{ field }],
    });
  });

  it('keeps its runs for 90 days', async () => {
    const desk = app.as('Front desk');
    const runId = await madeRun(app, desk);
    await beginReports(later(89), {});
    expect((await runsOf(desk)).map((run) => run.runId)).toContain(runId);
    await beginReports(later(91), {});
    expect(await runsOf(desk)).toEqual([]);
  });
});
