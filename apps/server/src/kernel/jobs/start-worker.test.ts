import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { withClient } from '../database/connections/with-client.ts';
import { type DatabaseProxy, startDatabaseProxy, throughProxy } from '../testing/database-proxy.ts';
import { type JobWorker, startWorker } from './start-worker.ts';
import { showPresence } from './worker-presence.ts';

let app: TestApp;
let proxy: DatabaseProxy;
let worker: JobWorker;
const ended: string[] = [];
const failed = vi.fn<(error: unknown) => void>();

beforeAll(async () => {
  app = await startTestApp();
  const { searchParams, port } = new URL(app.database.jobsUrl);
  proxy = await startDatabaseProxy({ socketDir: searchParams.get('host') ?? '', port: Number(port) });
  worker = await startWorker({
    jobsUrl: throughProxy(app.database.jobsUrl, proxy),
    services: app.services,
    jobs: {
      'lose-the-database': async () => {
        proxy.set('cut');
        throw new Error('it is gone');
      },
      'do-something': async () => undefined,
    },
    onError: failed,
    onEnd: (task, error) =>
      ended.push(`${task} ${error === undefined || error === null ? 'done' : 'failed'}`),
  });
});
afterAll(async () => {
  await worker.stop();
  await proxy.stop();
  await app.close();
});

async function enqueue(task: string): Promise<void> {
  await withClient(app.database.jobsUrl, (client) =>
    client.query("select graphile_worker.add_job($1, '{}'::json)", [task]),
  );
}

it('goes on with the queue after the database was away while a job ran', async () => {
  await enqueue('do-something');
  await vi.waitFor(() => expect(ended).toEqual(['do-something done']), { timeout: 10_000 });
  await enqueue('lose-the-database');
  await vi.waitFor(() => expect(failed).toHaveBeenCalled(), { timeout: 10_000 });
  // Longer than the worker waits before it says a second time that the job has failed.
  await wait(1_500);
  proxy.set('pass');
  await enqueue('do-something');
  await vi.waitFor(() => expect(ended.filter((end) => end === 'do-something done')).toHaveLength(2), {
    timeout: 20_000,
  });
}, 60_000);

/** Notes a worker as the holder of a job since a minute ago. */
async function holdJob(task: string, holder: string): Promise<void> {
  await withClient(app.database.jobsUrl, (client) =>
    client.query(
      `update graphile_worker._private_jobs j set locked_by = $2, locked_at = now() - interval '1 minute'
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = $1`,
      [task, holder],
    ),
  );
}

async function holdersOf(task: string): Promise<(string | null)[]> {
  const { rows } = await withClient(app.database.jobsUrl, (client) =>
    client.query<{ locked_by: string | null }>(
      'select locked_by from graphile_worker.jobs where task_identifier = $1',
      [task],
    ),
  );
  return rows.map(({ locked_by: holder }) => holder);
}

it('does at once what a worker held that was killed, and leaves what a living one holds', async () => {
  const living = await showPresence({ jobsUrl: app.database.jobsUrl, workerId: 'living', onLost: failed });
  for (const holder of ['killed', 'living']) {
    await enqueue(`held by ${holder}`);
    await holdJob(`held by ${holder}`, holder);
  }
  const done: string[] = [];
  const keep = (holder: string) => [`held by ${holder}`, async () => void done.push(holder)] as const;
  const next = await startWorker({
    jobsUrl: app.database.jobsUrl,
    services: app.services,
    jobs: Object.fromEntries([keep('killed'), keep('living')]),
    onError: failed,
  });
  await vi.waitFor(() => expect(done).toEqual(['killed']), { timeout: 10_000 });
  expect(await holdersOf('held by living')).toEqual(['living']);
  await living.end();
  await next.stop();
}, 30_000);

/** What a worker was given that has come and gone. */
async function givenToEnded(): Promise<WeakRef<TestApp['services']>> {
  const services = { ...app.services };
  const one = await startWorker({
    jobsUrl: app.database.jobsUrl,
    services,
    jobs: { 'do-something': async () => undefined },
    onError: () => void services,
  });
  await one.stop();
  return new WeakRef(services);
}

it('lets go of what it was given when it has ended', async () => {
  const given = await givenToEnded();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // as: what the flag adds
  await expect
    .poll(() => {
      collect();
      return given.deref() === undefined;
    })
    .toBe(true);
});
