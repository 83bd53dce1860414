import { listFailedJobs, retryFailedJob } from '@nidan/contract/base/system-health/system-health-endpoints';
import { JOB_NAMES } from '@nidan/domain/scheduling/job-names';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '../../../jobs.ts';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { startWorker } from '../../../kernel/jobs/start-worker.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { releasedReport } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { failJob, givenUpJob } from './testing/failed-job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const queue = (text: string, values: unknown[] = []) =>
  withClient(app.database.jobsUrl, async (client) => (await client.query(text, values)).rows as unknown[]);
beforeEach(() => queue('delete from graphile_worker._private_jobs'));

it('every job of the queue has a name of the domain', () => {
  expect(Object.keys(jobs).toSorted()).toEqual([...JOB_NAMES]);
});

describe('system health', () => {
  it('shows what was given up or keeps failing, with the bill that it is about and why', async () => {
    const { billId, reportId } = await releasedReport(app, { HB: { HB: '13.4' } });
    await queue('delete from graphile_worker._private_jobs');
    await failJob(app, { payload: { lId: 1, reportId } });
    await failJob(app, { task: 'autoverify', payload: { lId: 1, billId }, attempts: 5 });
    await failJob(app, { task: 'autoverify', payload: { lId: 1, billId }, attempts: 4 });
    const { rows } = await manager().ok(listFailedJobs);
    expect(rows).toMatchObject([
      { task: 'autoverify', state: 'failing', bill: { billId }, attempts: 5, nextAt: expect.any(String) },
      {
        task: 'publish-report',
        state: 'givenUp',
        bill: { billId },
        attempts: 25,
        nextAt: null,
        problem: 'The service does not answer',
        can: ['retry'],
      },
    ]);
  });

  it('shows no job of another lab, and of one for all labs no reason and no retry', async () => {
    await failJob(app, { payload: { lId: 2 } });
    await failJob(app, { task: 'escalate-criticals', payload: {} });
    const { rows } = await manager().ok(listFailedJobs);
    expect(rows).toMatchObject([{ task: 'escalate-criticals', isOfLab: false, problem: null, can: [] }]);
    const [row] = rows;
    const body = { jobId: row?.jobId ?? '', version: row?.version ?? 1 };
    expect(await manager().refused(retryFailedJob, { body })).toMatchObject({ status: 404 });
  });

  it('is paged, latest first', async () => {
    for (const task of ['autoverify', 'publish-report', 'render-report']) {
      await failJob(app, { task, payload: { lId: 1 } });
    }
    const first = await manager().ok(listFailedJobs, { query: { limit: 2 } });
    const second = await manager().ok(listFailedJobs, { query: { limit: 2, cursor: first.next ?? '' } });
    expect([...first.rows, ...second.rows].map(({ task }) => task)).toEqual([
      'render-report',
      'publish-report',
      'autoverify',
    ]);
    expect(second.next).toBeNull();
  });

  it('starts a job again, which a worker then runs, once for one version', async () => {
    const { jobId, version } = await givenUpJob(app);
    const body = { jobId, version };
    expect(await app.as('Front desk').refused(retryFailedJob, { body })).toMatchObject({ status: 403 });
    await manager().ok(retryFailedJob, { body });
    expect((await manager().ok(listFailedJobs)).rows).toEqual([]);
    expect(await manager().refused(retryFailedJob, { body })).toMatchObject({ code: 'stale-version' });
    expect(await eventsOf(app, jobId, 'retry')).toMatchObject([{ after: { job: 'publish-report' } }]);
    const done = Promise.withResolvers<string>();
    const worker = await startWorker({
      jobsUrl: app.database.jobsUrl,
      services: app.services,
      jobs: { 'publish-report': async () => undefined },
      onError: done.reject,
      onEnd: done.resolve,
    });
    expect(await done.promise).toBe('publish-report');
    await worker.stop();
  });

  it('refuses what was started again meanwhile, and what runs', async () => {
    const stale = await givenUpJob(app);
    await queue('update graphile_worker._private_jobs set revision = revision + 1');
    const body = { jobId: stale.jobId, version: stale.version };
    expect(await manager().refused(retryFailedJob, { body })).toMatchObject({ code: 'stale-version' });
    const [now] = (await manager().ok(listFailedJobs)).rows;
    await queue("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker'");
    const running = { jobId: stale.jobId, version: now?.version ?? 0 };
    expect(await manager().refused(retryFailedJob, { body: running })).toMatchObject({
      status: 409,
      code: 'job-runs',
    });
  });

  it('hides from a demo user why a job failed, which may name a patient', async () => {
    await givenUpJob(app);
    const { rows } = await app.asUser(app.lab.demoUser).ok(listFailedJobs);
    expect(rows).toMatchObject([{ problem: null }]);
  });
});
