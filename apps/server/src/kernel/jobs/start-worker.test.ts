import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { withClient } from '../database/with-client.ts';
import { type DatabaseProxy, startDatabaseProxy, throughProxy } from '../testing/database-proxy.ts';
import { type JobWorker, startWorker } from './start-worker.ts';

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
