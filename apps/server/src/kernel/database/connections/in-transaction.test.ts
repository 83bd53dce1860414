import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { insertRows, insertStatements } from '../insert-rows.ts';
import { newId } from '../new-id.ts';
import { type Db, openDatabase } from './open-database.ts';
import { withClient } from './with-client.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  const owner = openDatabase({ url: database.ownerUrl, size: 1, onError: () => undefined });
  await insertRows(owner, 'lab', [
    { l_id: 1, name: 'One', prefix: 'A' },
    { l_id: 2, name: 'Two', prefix: 'B' },
  ]);
  await owner.destroy();
  db = openDatabase({ url: database.appUrl, size: 4, onError: () => undefined });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const counters = (lId: number) =>
  inTransaction(db, lId, (tx) => tx.selectFrom('counter').select('name').orderBy('name').execute());
const counter = (lId: number, name: string) => ({ l_id: lId, name, value: 1 });

function endAll() {
  return withClient(database.adminUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );
}

it('shows one lab and no other', async () => {
  await inTransaction(db, 1, (tx) => insertRows(tx, 'counter', [counter(1, 'mine')]));
  expect(await counters(1)).toEqual([{ name: 'mine' }]);
  expect(await counters(2)).toEqual([]);
});

it('refuses a row of another lab', async () => {
  const write = inTransaction(db, 1, (tx) => insertRows(tx, 'counter', [counter(2, 'theirs')]));
  await expect(write).rejects.toMatchObject({ code: '42501' });
});

it('fails closed without a lab', async () => {
  await expect(db.selectFrom('counter').select('name').execute()).rejects.toThrow(
    /app\.l_id|invalid input syntax/,
  );
});

it.each([0, -1, 1.5, Number.NaN, 2 ** 31])('refuses %s as a lab', async (lId) => {
  await expect(inTransaction(db, lId, async () => 1)).rejects.toThrow('Not a lab id');
});

it('keeps nothing of work that failed', async () => {
  const work = inTransaction(db, 2, async (tx) => {
    await insertRows(tx, 'counter', [counter(2, 'lost')]);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await counters(2)).toEqual([]);
});

it('keeps nothing when one of the last writes fails, and says which', async () => {
  const work = inTransaction(db, 2, {
    work: (tx) => insertRows(tx, 'counter', [counter(2, 'first')]),
    last: () => [
      ...insertStatements('counter', [counter(2, 'second')]),
      ...insertStatements('counter', [counter(2, 'second')]),
    ],
  });
  await expect(work).rejects.toMatchObject({ constraint: 'counter_pkey' });
  expect(await counters(2)).toEqual([]);
  await inTransaction(db, 2, {
    work: async () => 1,
    last: () => insertStatements('counter', [counter(2, 'kept')]),
  });
  expect(await counters(2)).toEqual([{ name: 'kept' }]);
});

const planning = (tx: Db) =>
  sql<{ name: string; setting: string }>`select name, setting from pg_settings
    where name in ('plan_cache_mode', 'enable_seqscan', 'enable_hashjoin') order by name`.execute(tx);
const settingsOf = ({ rows }: Awaited<ReturnType<typeof planning>>) => rows.map(({ setting }) => setting);

it('plans what a command does once and by key, and each read by its own values', async () => {
  const command = await inTransaction(db, 1, { work: planning, last: () => [] });
  expect(settingsOf(command)).toEqual(['off', 'off', 'force_generic_plan']);
  expect(settingsOf(await inTransaction(db, 1, planning))).toEqual(['on', 'on', 'auto']);
});

it('tries a serialisation failure again and gives up a lasting one', async () => {
  const fail = sql`do $$ begin raise exception 'race' using errcode = 'serialization_failure'; end $$`;
  let attempts = 0;
  const once = inTransaction(db, 1, async (tx) => {
    attempts += 1;
    if (attempts === 1) await fail.execute(tx);
    return attempts;
  });
  expect(await once).toBe(2);
  await expect(inTransaction(db, 1, (tx) => fail.execute(tx))).rejects.toMatchObject({ code: '40001' });
});

it('survives connections that the database ends, idle and busy', async () => {
  await endAll();
  const busy = inTransaction(db, 1, async (tx) => {
    await tx.selectFrom('counter').select('name').execute();
    await endAll();
    return tx.selectFrom('counter').select('name').execute();
  });
  await expect(busy).rejects.toThrow(/terminat|closed|not queryable/);
  await expect.poll(() => counters(1).catch(() => null)).toEqual([{ name: 'mine' }]);
});

it('inserts many rows in the order given, and none for none', async () => {
  const names = Array.from({ length: 250 }, (_, index) => `many ${String(index).padStart(3, '0')}`);
  await inTransaction(db, 2, (tx) => insertRows(tx, 'counter', []));
  await inTransaction(db, 2, (tx) =>
    insertRows(
      tx,
      'counter',
      names.map((name) => counter(2, name)),
    ),
  );
  const found = (await counters(2)).map(({ name }) => name).filter((name) => name.startsWith('many'));
  expect(found).toEqual(names);
});

it('makes ids that grow with time and never repeat', () => {
  const ids = Array.from({ length: 2_000 }, () => newId());
  expect(new Set(ids).size).toBe(2_000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const times = ids.map((id) => id.slice(0, 13));
  expect(times.toSorted()).toEqual(times);
});
