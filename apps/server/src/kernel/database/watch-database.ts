import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { cutConnection } from './connection-gate.ts';
import { type Db, gateOf } from './open-database.ts';
import { ownClient } from './own-client.ts';
import { sqlStateOf } from './sql-state.ts';

/** Settings without which a commit that was answered can be lost, as their database has them now. */
const MUST_BE_ON = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

const PING = `select ${MUST_BE_ON.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`;

/** Between two looks at a database that answers. */
const EVERY_MS = 1_000;
/** So long a look may take. Two that fail in a row, 4 s at the most, are what a request waits for its refusal. */
const PATIENCE_MS = 1_500;

export interface DatabaseWatch {
  /** False from the second look that fails to the first that succeeds. */
  readonly reachable: boolean;
  /** Settings that are off though answered writes depend on them; empty in a database that keeps what it was given. */
  readonly unsafe: readonly string[];
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** Answers when the database does; rejects after `PATIENCE_MS` on a connection that is then cut. */
async function ask(url: string, kept: Client | null): Promise<{ client: Client; settings: Settings }> {
  const client = kept ?? ownClient(url);
  let late: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // An answer that arrived while this process was busy is read before the next turn.
    late = setImmediate(() => cutConnection(client));
  }, PATIENCE_MS);
  try {
    if (kept === null) await client.connect();
    const { rows } = await client.query<Settings>(PING);
    return { client, settings: rows[0] ?? {} };
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

  async function look(): Promise<void> {
    try {
      const { client, settings } = await ask(url, kept);
      kept = client;
      unsafe = MUST_BE_ON.filter((name) => settings[name] === 'off');
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
      // The first failure may be of that one connection: a second look follows at once.
      if (failures !== 1) await wait(EVERY_MS, null, { signal: stopping.signal }).catch(() => undefined);
    }
    if (kept !== null) cutConnection(kept);
  }

  const running = run();
  return {
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
