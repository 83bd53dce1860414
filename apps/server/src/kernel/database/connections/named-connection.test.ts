import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { insertRows } from '../insert-rows.ts';
import { type Db, openDatabase } from './open-database.ts';
import { sendLater } from './send-later.ts';

let database: TestDatabase;
/** One session, so that every statement meets what the ones before it left. */
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase();
  const owner = openDatabase({ url: database.ownerUrl, size: 1, onError: () => undefined });
  await insertRows(owner, 'lab', [{ l_id: 1, name: 'One', prefix: 'A' }]);
  await owner.destroy();
  db = openDatabase({ url: database.appUrl, size: 1, onError: () => undefined });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const counter = (name: string) => ({ l_id: 1, name, value: 1 });
const addLater = (tx: Db, name: string) => insertRows(tx, 'counter', [counter(name)]);
const names = async (tx: Db) =>
  (await sql<{ name: string }>`select name from counter where l_id = 1 order by name`.execute(tx)).rows.map(
    ({ name }) => name,
  );
const uuid = (text: string) => sql<{ id: string }>`select ${text}::uuid as id`.execute(db);
const missing = () => db.executeQuery(CompiledQuery.raw('select 1 from no_such_table'));
const divided = (tx: Db, by: number) => sql<{ n: number }>`select 6 / ${by}::int as n`.execute(tx);
const halved = (tx: Db, by: number) => sql<{ n: number }>`select 8 / ${by}::int as n`.execute(tx);
const answer = (n: number) => ({ status: 'fulfilled', value: { rows: [{ n }] } });
const found = () => inTransaction(db, 1, names);

it.each([
  ['text with quotes', sql`${`a'b"c\\d`}::text`, `a'b"c\\d`],
  ['an array of texts', sql`${['a"b', 'c\\d', '{,}', '', null]}::text[]`, ['a"b', 'c\\d', '{,}', '', null]],
  ['an array of numbers', sql`${[1, 2]}::int[]`, [1, 2]],
  ['an empty array', sql`${[]}::int[]`, []],
  ['bytes', sql`${Buffer.from([0, 255, 92])}::bytea`, Buffer.from([0, 255, 92])],
  [
    'a moment',
    sql`${new Date('2026-11-20T03:04:05.678Z')}::timestamptz`,
    new Date('2026-11-20T03:04:05.678Z'),
  ],
  ['an object', sql`${{ a: [1, 'x'] }}::jsonb`, { a: [1, 'x'] }],
  ['numbers', sql`${9_007_199_254_740_991}::bigint`, 9_007_199_254_740_991],
  ['truth', sql`${true}::boolean`, true],
  ['nothing', sql`${null}::text`, null],
  ['a date', sql`${'2026-11-20'}::date`, '2026-11-20'],
])('takes and gives %s', async (_what, value, expected) => {
  // The second time the statement is known to the session.
  for (let time = 1; time <= 2; time += 1) {
    const { rows } = await sql<{ value: unknown }>`select ${value} as value`.execute(db);
    expect(rows).toEqual([{ value: expected }]);
  }
});

it('runs a statement again that has failed, whether its text or its values were at fault', async () => {
  const id = '0190a0e0-0000-7000-8000-000000000001';
  await expect(uuid('none')).rejects.toMatchObject({ code: '22P02' });
  await expect(uuid('none')).rejects.toMatchObject({ code: '22P02' });
  expect((await uuid(id)).rows).toEqual([{ id }]);
  expect((await uuid(id)).rows).toEqual([{ id }]);
  await expect(missing()).rejects.toMatchObject({ code: '42P01' });
  await expect(missing()).rejects.toMatchObject({ code: '42P01' });
});

it('answers each of the statements that travel together, and fails those behind a failed one with its error', async () => {
  let settled: PromiseSettledResult<unknown>[] = [];
  const together = inTransaction(db, 1, async (tx) => {
    settled = await Promise.allSettled([1, 2, 0, 3].map((by) => divided(tx, by)));
  });
  // Nothing is kept of it, though the work has not told.
  await expect(together).rejects.toMatchObject({ code: '22012' });
  const failure = { status: 'rejected', reason: { code: '22012' } };
  expect(settled).toMatchObject([answer(6), answer(3), failure, failure]);
  const apart = await Promise.allSettled([1, 0, 3].map((by) => divided(db, by)));
  expect(apart).toMatchObject([answer(6), failure, answer(2)]);
});

it('sends postponed writes in their place', async () => {
  const seen = await inTransaction(db, 1, async (tx) => {
    await addLater(tx, 'first');
    const before = await names(tx);
    await addLater(tx, 'second');
    return before;
  });
  expect(seen).toEqual(['first']);
  expect(await found()).toEqual(['first', 'second']);
});

it('runs a statement that has failed and then stood behind a failed one', async () => {
  await expect(halved(db, 0)).rejects.toMatchObject({ code: '22012' });
  const behind = inTransaction(db, 1, (tx) => Promise.all([divided(tx, 0), halved(tx, 2)]));
  await expect(behind).rejects.toMatchObject({ code: '22012' });
  expect((await halved(db, 2)).rows).toEqual([{ n: 4 }]);
});

it('fails what follows a postponed write with the error of the write', async () => {
  const twice = inTransaction(db, 1, async (tx) => {
    await addLater(tx, 'twice');
    await addLater(tx, 'twice');
    return names(tx);
  });
  await expect(twice).rejects.toMatchObject({ constraint: 'counter_pkey' });
  const behind = inTransaction(db, 1, async (tx) => {
    await Promise.all([names(tx), addLater(tx, 'first')]);
    await addLater(tx, 'third');
    return names(tx);
  });
  await expect(behind).rejects.toMatchObject({ constraint: 'counter_pkey' });
  const atTheEnd = inTransaction(db, 1, async (tx) => addLater(tx, 'first'));
  await expect(atTheEnd).rejects.toMatchObject({ constraint: 'counter_pkey' });
  expect(await found()).toEqual(['first', 'second']);
});

it('never sends what was postponed in work that failed', async () => {
  const refused = inTransaction(db, 1, async (tx) => {
    await addLater(tx, 'refused');
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await found()).toEqual(['first', 'second']);
});

it('sends at once outside a transaction', async () => {
  await sendLater(db, sql`select set_config('app.l_id', '7', false)`);
  const { rows } = await sql`select current_setting('app.l_id') as lab`.execute(db);
  expect(rows).toEqual([{ lab: '7' }]);
});

it('says with a failure who asked', async () => {
  const error = await sql`select 1 / 0`.execute(db).catch((failure: unknown) => failure);
  expect(error).toHaveProperty('stack', expect.stringContaining('named-connection.test.ts'));
});
