import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { openDatabase } from './open-database.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const connections = () =>
  withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and usename = 'nidan_app'`,
    );
    return rows[0]?.count;
  });

it('ends its connections, also when only transactions used them, and as often as it is told', async () => {
  const db = openDatabase({ url: database.appUrl, size: 1, onError: () => undefined });
  await inTransaction(db, 1, (tx) => tx.selectFrom('counter').select('name').execute());
  expect(await connections()).toBe(1);
  await Promise.all([db.destroy(), db.destroy()]);
  expect(await connections()).toBe(0);
});
