import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { type Db, openDatabase } from './open-database.ts';
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

describe('through a pooler in transaction mode', () => {
  const asks = sql<Record<'statement' | 'lock' | 'plans' | 'scans', string>>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('plan_cache_mode') as plans, current_setting('enable_seqscan') as scans`;
  const found = async (db: Db) => (await asks.execute(db)).rows[0];
  const none: readonly CompiledQuery[] = [];
  let pooled: Db;
  beforeAll(() => {
    const url = new URL(database.appUrl);
    url.searchParams.set('pgbouncer', 'true');
    pooled = openDatabase({ url: url.href, size: 1, onError: () => undefined });
  });
  afterAll(() => pooled.destroy());

  it('a transaction has the settings of its kind, and the session keeps none of them', async () => {
    const limits = { statement: '15s', lock: '3s' };
    expect(await inTransaction(pooled, 1, found)).toEqual({ ...limits, plans: 'auto', scans: 'on' });
    const command = { work: found, last: () => none };
    expect(await inTransaction(pooled, 1, command)).toEqual({
      ...limits,
      plans: 'force_generic_plan',
      scans: 'off',
    });
    expect(await found(pooled)).toEqual({ statement: '0', lock: '0', plans: 'auto', scans: 'on' });
  });

  it('no statement is left in a session under a name, also after one that failed', async () => {
    const missing = inTransaction(pooled, 1, (tx) => sql`select 1 from no_such_table`.execute(tx));
    await expect(missing).rejects.toThrow('no_such_table');
    const kept = sql<{ name: string }>`select name from pg_prepared_statements`;
    const count = async (db: Db) => (await kept.execute(db)).rows.length;
    expect(await inTransaction(pooled, 1, count)).toBe(0);
    expect(await inTransaction(pooled, 1, count)).toBe(0);
    const own = openDatabase({ url: database.appUrl, size: 1, onError: () => undefined });
    expect(await inTransaction(own, 1, count)).toBeGreaterThan(0);
    await own.destroy();
  });
});
