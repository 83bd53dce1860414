import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { ownPool } from './own-pool.ts';
import { withClient } from './with-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('tells what breaks an idle connection, and opens another', async () => {
  const broken = vi.fn<(error: Error) => void>();
  const pool = ownPool({ connectionString: app.database.jobsUrl, max: 1 }, broken);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await withClient(app.database.adminUrl, (client) =>
    client.query('select pg_terminate_backend($1)', [rows[0]?.pid]),
  );
  await vi.waitFor(() => expect(broken).toHaveBeenCalled(), { timeout: 10_000 });
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('tells what breaks after its end as well, when a library has taken its own listeners away', async () => {
  const broken = vi.fn<(error: Error) => void>();
  const pool = ownPool({ connectionString: app.database.jobsUrl, max: 1 }, broken);
  await pool.query('select 1');
  await pool.end();
  const late = new Error('terminating connection due to unexpected postmaster exit');
  pool.emit('error', late);
  expect(broken).toHaveBeenCalledWith(late);
});
