import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../kernel/database/connections/with-client.ts';
import { releasedReport } from './report-on-desk.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await withClient(app.database.adminUrl, (client) => client.query('select pg_stat_reset()'));
});
afterAll(() => app.close());

/** Rows that the database has looked at since the last reset; sessions tell of theirs at the latest when they end. */
async function rowsLookedAt(): Promise<number> {
  return withClient(app.database.adminUrl, async (client) => {
    await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    const { rows } = await client.query<{ read: number }>(`
      select ((select sum(seq_tup_read) from pg_stat_user_tables)
        + (select sum(idx_tup_read) from pg_stat_user_indexes))::float8 as read`);
    await client.query('select pg_stat_reset()');
    return rows[0]?.read ?? Number.NaN;
  });
}

const values = { TSH: { TSH: '2.1' }, CRP: { CRP: '3' } };

async function rowsPerOrder(orders: number): Promise<number> {
  for (let i = 0; i < orders; i += 1) await releasedReport(app, values);
  return (await rowsLookedAt()) / orders;
}

it('an order of a lab that began with empty tables, and was never analysed, reads no more as the lab grows', async () => {
  const first = await rowsPerOrder(10);
  const later = await rowsPerOrder(30);
  expect(later).toBeLessThan(first * 1.2);
}, 400_000);
