import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { type Db, openDatabase } from '../../../kernel/database/connections/open-database.ts';
import { makeEvents } from '../../../testing/make-events.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { KeptEnd } from './chain-end-file.ts';
import type { Break } from './chain-reader.ts';
import { checkChain } from './check-chain.ts';
import { readChainEnd } from './events-to-seal.query.ts';
import { sealEventsOfLab } from './seal-events.ts';
import { TAMPERINGS, type Tampering } from '../../../testing/tampering.ts';

const RUNS = Number(process.env['NIDAN_TAMPER_RUNS'] ?? 300);
const SEED = Number(process.env['NIDAN_TAMPER_SEED'] ?? Date.now() % 1_000_000);
const LINKS = 60;

let app: TestApp;
let admin: Db;
let ends: KeptEnd[];
beforeAll(async () => {
  app = await startTestApp();
  // Whoever tampers may do anything: a superuser, for whom no trigger fires.
  admin = openDatabase({ url: app.database.adminUrl, size: 1, onError: () => undefined });
  ends = [];
  for (let n = 0; n < LINKS / 6; n += 1) {
    await inTransaction(app.db, 1, (db) => makeEvents(db, 1, 6));
    if (n % 3 !== 2 && n < LINKS / 6 - 1) continue;
    await sealEventsOfLab(app.db, 1, new Date());
    const end = await inTransaction(app.db, 1, (db) => readChainEnd(db, 1));
    if (end !== null) ends.push({ lId: 1, seq: end.seq, mark: end.mark.toString('hex'), at: '' });
  }
});
afterAll(async () => {
  await admin.destroy();
  await app.close();
});

/** mulberry32: a number from 0 to 1 from a seed, the same on every machine. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

class Undo extends Error {
  readonly breaks: readonly Break[];
  constructor(breaks: readonly Break[]) {
    super('undo');
    this.breaks = breaks;
  }
}

/** What the check says after the tampering, which is then taken back. */
async function breaksAfter(work: (db: Db) => Promise<void>): Promise<readonly Break[]> {
  try {
    await inTransaction(admin, 1, async (db) => {
      await sql`set local session_replication_role = 'replica'`.execute(db);
      await work(db);
      const { breaks } = await checkChain((read) => read(db), 1, ends);
      throw new Undo(breaks);
    });
  } catch (error) {
    if (error instanceof Undo) return error.breaks;
    throw error;
  }
  return [];
}

it(
  `finds ${RUNS} random tamperings of seed ${SEED}, each as what it is, and none where there is none`,
  async () => {
    const random = randomOf(SEED);
    const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
    const names = Object.keys(TAMPERINGS);
    const missed: string[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const name = names[run % names.length] ?? '';
      const { found, apply } = TAMPERINGS[name] as Tampering; // as: one of its keys
      const breaks = await breaksAfter((db) => apply(db, { last: LINKS, pick }));
      if (!breaks.some(({ kind }) => found.includes(kind)))
        missed.push(`run ${run}: ${name} gave ${JSON.stringify(breaks)}`);
      if (run % 50 === 0 && (await breaksAfter(async () => undefined)).length > 0)
        missed.push(`run ${run}: found something in a whole chain`);
    }
    process.stdout.write(`${RUNS - missed.length} of ${RUNS} tamperings found, seed ${SEED}\n`);
    expect(missed).toEqual([]);
  },
  Math.max(120_000, RUNS * 100),
);

it('says which numbers and which events', async () => {
  const [first] = ends;
  const edited = await breaksAfter(async (db) => {
    await sql`update event set reason = 'x' where l_id = 1 and event_id =
      (select event_id from event_seal where l_id = 1 and seq = 7)`.execute(db);
  });
  expect(edited).toEqual([{ kind: 'edited', from: 7, to: 7, eventIds: [expect.any(String)] }]);
  const cut = await breaksAfter(async (db) => {
    await sql`delete from event_seal where l_id = 1 and seq > ${first?.seq ?? 0}`.execute(db);
  });
  expect(cut).toEqual([{ kind: 'cut', from: (first?.seq ?? 0) + 1, to: LINKS, eventIds: [] }]);
  const exchanged = await breaksAfter(async (db) => {
    for (const [from, to] of [
      [3, 999],
      [9, 3],
      [999, 9],
    ] as const)
      await sql`update event_seal set seq = ${to} where l_id = 1 and seq = ${from}`.execute(db);
  });
  expect(exchanged).toEqual([
    { kind: 'reordered', from: 3, to: 9, eventIds: [expect.any(String), expect.any(String)] },
  ]);
});
