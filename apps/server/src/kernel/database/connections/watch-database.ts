import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { cutConnection } from './connection-gate.ts';
import { DatabaseClock } from './database-clock.ts';
import { type Db, gateOf } from './open-database.ts';
import { ownClient } from './own-client.ts';
import { sqlStateOf } from './sql-state.ts';

/** Settings without which a commit that was answered can be lost, as their database has them now. */
const MUST_BE_ON = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** What a watch asks its database; no request has a part in it. */
export const PING = `select ${MUST_BE_ON.map((name) => `current_setting('${name}') as ${name}`).join(', ')},
  extract(epoch from clock_timestamp()) * 1000 as now`;

/** Between two looks at a database that answers. */
const EVERY_MS = 1_000;
/** So long a look may take. Two that fail in a row, 4 s at the most, are what a request waits for its refusal. */
const PATIENCE_MS = 1_500;

export interface DatabaseWatch {
  /** False from the second look that fails to the first that succeeds. */
  readonly reachable: boolean;
  /** Settings that are off though answered writes depend on them; empty in a database that keeps what it was given. */
  readonly unsafe: readonly string[];
  /** Resolves after the first look, whatever it found. */
  readonly looked: Promise<void>;
  /** The time of the database; this machine's own until the first look that succeeds. */
  readonly clock: DatabaseClock;
  stop(): Promise<void>;
}

type Pong = Readonly<Record<string, string>>;

interface Look {
  readonly client: Client;
  readonly pong: Pong;
  /** Of `performance.now()`. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

/** Answers when the database does; rejects after `PATIENCE_MS` on a connection that is then cut. */
async function ask(url: string, kept: Client | null): Promise<Look> {
  const client = kept ?? ownClient(url);
  let late: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // An answer that arrived while this process was busy is read before the next turn.
    late = setImmediate(() => cutConnection(client));
  }, PATIENCE_MS);
  try {
    if (kept === null) await client.connect();
    const askedAt = performance.now();
    const { rows } = await client.query<Pong>(PING);
    return { client, pong: rows[0] ?? {}, askedAt, answeredAt: performance.now() };
  } catch (error) {
    cutConnection(client);
    throw error;
  } finally {
    clearTimeout(timer);
    clearImmediate(late);
  }
}

/** A server that refuses a connection because it has too many is there, and answers those it has. */
function isAnswer(error: unknown): boolean {
  return sqlStateOf(error) === '53300';
}

/**
 * Looks every second whether the database answers. When it does not, all connections of `db` end, so that nobody waits
 * longer than 5 s for the refusal, and calls are refused at once until it answers again (ASVS 16.5.2).
 */
export function watchDatabase(db: Db, url: string): DatabaseWatch {
  const gate = gateOf(db);
  const stopping = new AbortController();
  let reachable = true;
  let failures = 0;
  let kept: Client | null = null;
  let unsafe: readonly string[] = [];
  const clock = new DatabaseClock();

  async function look(): Promise<void> {
    try {
      const { client, pong, ...when } = await ask(url, kept);
      kept = client;
      unsafe = MUST_BE_ON.filter((name) => pong[name] === 'off');
      clock.heard(Number(pong['now']), when);
      failures = 0;
    } catch (error) {
      kept = null;
      failures = isAnswer(error) ? 0 : failures + 1;
    }
    if (stopping.signal.aborted) return;
    const was = reachable;
    reachable = failures === 0 || (was && failures < 2);
    if (was && !reachable) gate.shut();
    if (!was && reachable) gate.open();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look();
      first.resolve();
      // The first failure may be of that one connection: a second look follows at once.
      if (failures !== 1) await wait(EVERY_MS, null, { signal: stopping.signal }).catch(() => undefined);
    }
    if (kept !== null) cutConnection(kept);
  }

  const first = Promise.withResolvers<void>();
  const running = run();
  return {
    looked: first.promise,
    clock,
    get reachable() {
      return reachable;
    },
    get unsafe() {
      return unsafe;
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
