import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { makeEvents } from '../../../testing/make-events.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { keepChainEnds, readKeptEnds } from './chain-end-file.ts';
import { checkChain, type Look } from './check-chain.ts';
import { MARKED_COLUMNS } from './event-mark.ts';
import { sealEventsOfLab } from './seal-events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const inLab = <T>(lId: number, work: (db: Db) => Promise<T>): Promise<T> => inTransaction(app.db, lId, work);
const look =
  (lId: number): Look =>
  (read) =>
    inLab(lId, read);

async function write(): Promise<void> {
  for (let n = 0; n < 15; n += 1) await inLab(1, (db) => makeEvents(db, 1, 4));
}

async function seal(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await sealEventsOfLab(app.db, 1, new Date());
}

/** Seals until so many events are: whoever writes elsewhere on the server, if only to note what an index holds, is waited for. */
async function sealed(lId: number, count: number): Promise<void> {
  let sum = 0;
  await expect.poll(async () => (sum += await sealEventsOfLab(app.db, lId, new Date()))).toBe(count);
}

async function sealedIds(lId: number): Promise<string[]> {
  const rows = await inLab(lId, (db) =>
    db.selectFrom('event_seal').select(['event_id', 'seq']).where('l_id', '=', lId).orderBy('seq').execute(),
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at + 1));
  return rows.map(({ event_id }) => event_id);
}

it('marks every column of an event', async () => {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = 'event'::regclass and attnum > 0 and not attisdropped`.execute(app.db);
  expect(MARKED_COLUMNS.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

describe('the sealer', () => {
  it('numbers the events of each lab for itself, in more than one batch, and finds nothing twice', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push(...(await inLab(1, (db) => makeEvents(db, 1, 700))));
    await inLab(2, (db) => makeEvents(db, 2, 3));
    await sealed(1, 2_100);
    expect(await sealedIds(1)).toEqual(ids);
    expect(await sealEventsOfLab(app.db, 1, new Date())).toBe(0);
    await sealed(2, 3);
    expect(await checkChain(look(1), 1, [])).toEqual({ lId: 1, seq: 2_100, breaks: [] });
  });

  it('waits for an older transaction that commits later, and then seals it before the younger one', async () => {
    const lId = 2;
    const already = (await sealedIds(lId)).length;
    let early: string[] = [];
    let late: string[] = [];
    await inLab(lId, async (db) => {
      early = await makeEvents(db, lId, 2);
      // Sends the events, so that the transaction has its number.
      await sql`select 1`.execute(db);
      late = await inLab(lId, (other) => makeEvents(other, lId, 2));
      expect(await sealEventsOfLab(app.db, lId, new Date())).toBe(0);
    });
    await sealed(lId, 4);
    expect((await sealedIds(lId)).slice(already)).toEqual([...early, ...late]);
  });

  it('does not wait for what was rolled back', async () => {
    const before = (await sealedIds(2)).length;
    const failed = inLab(2, async (db) => {
      await makeEvents(db, 2, 2);
      await sql`select 1`.execute(db);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    const ids = await inLab(2, (db) => makeEvents(db, 2, 1));
    await sealEventsOfLab(app.db, 2, new Date());
    expect((await sealedIds(2)).slice(before)).toEqual(ids);
  });

  it('never forks: sixteen at once while events are written leave one chain', async () => {
    const before = (await sealedIds(1)).length;
    await Promise.all([...Array.from({ length: 8 }, write), ...Array.from({ length: 16 }, seal)]);
    await sealEventsOfLab(app.db, 1, new Date());
    expect((await sealedIds(1)).length).toBe(before + 8 * 15 * 4);
    expect((await checkChain(look(1), 1, [])).breaks).toEqual([]);
  });

  it('goes on after a restore into a server whose transactions are numbered anew', async () => {
    const lId = 2;
    const far = '4000000000';
    await inLab(lId, (db) => makeEvents(db, lId, 2));
    await inTransaction(app.db, lId, async (db) => {
      const ids = await makeEvents(db, lId, 1);
      await sql`select 1`.execute(db);
      const seq = (await db.selectFrom('event_seal').select('seq').where('l_id', '=', lId).execute()).length;
      // A seal of the former server, where the numbers had come far.
      await sql`insert into event_seal (l_id, seq, event_id, mark, horizon, sealed_at)
        values (${lId}, ${seq + 1}, ${ids[0]}, ${Buffer.alloc(32)}, ${far}::xid8, now())`.execute(db);
    });
    await inLab(lId, (db) => makeEvents(db, lId, 2));
    await sealed(lId, 4);
    await inLab(lId, (db) => makeEvents(db, lId, 1));
    await sealed(lId, 1);
    const last = await inLab(lId, (db) =>
      sql<{ horizon: string }>`
        select horizon::text as horizon from event_seal where l_id = ${lId} order by seq desc limit 1`.execute(
        db,
      ),
    );
    expect(Number(last.rows[0]?.horizon)).toBeLessThan(Number(far));
  });
});

describe('the role of the application', () => {
  it.each(['event', 'event_seal'])('can neither change nor remove a row of %s', async (table) => {
    const name = sql.table(table);
    for (const statement of [
      sql`update ${name} set l_id = l_id`,
      sql`delete from ${name}`,
      sql`truncate ${name}`,
      sql`alter table ${name} disable trigger all`,
      sql`drop table ${name}`,
    ]) {
      const refused = inLab(1, (db) => statement.execute(db));
      await expect(refused).rejects.toMatchObject({ code: '42501' });
    }
  });

  it.each(['event', 'event_seal'])(
    'nor can the owner of %s without taking the trigger away',
    async (table) => {
      const name = sql.table(table);
      for (const statement of [
        sql`update ${name} set l_id = l_id`,
        sql`delete from ${name}`,
        sql`truncate ${name}`,
      ]) {
        await expect(asOwner(app, (db) => statement.execute(db))).rejects.toThrow('never changed or deleted');
      }
    },
  );
});

describe('the file outside the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nidan-ends-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gets a line for each chain that has moved and is only added to', async () => {
    const file = join(folder, 'below', 'ends.jsonl');
    await keepChainEnds(app.db, [1, 2], { file, now: new Date() });
    const first = readFileSync(file, 'utf8');
    await keepChainEnds(app.db, [1, 2], { file, now: new Date() });
    expect(readFileSync(file, 'utf8')).toBe(first);
    await inLab(1, (db) => makeEvents(db, 1, 1));
    await sealEventsOfLab(app.db, 1, new Date());
    await keepChainEnds(app.db, [1, 2], { file, now: new Date() });
    expect(readFileSync(file, 'utf8').startsWith(first)).toBe(true);
    const { ends, unreadable } = await readKeptEnds(file);
    expect(ends.map(({ lId }) => lId)).toEqual([1, 2, 1]);
    expect(unreadable).toBe(0);
    expect((await checkChain(look(1), 1, ends)).breaks).toEqual([]);
  });

  it('that is not there yet has no ends', async () => {
    expect(await readKeptEnds(join(folder, 'none'))).toEqual({ ends: [], unreadable: 0 });
  });
});
