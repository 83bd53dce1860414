import { Kysely } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import type { Database } from './database.gen.ts';
import { pooledDialect } from './named-statement-dialect.ts';

export type Db = Kysely<Database>;

const types = new TypeOverrides();
types.setTypeParser(20, Number); // int8: paise and counters, below 2^53 by construction
types.setTypeParser(1700, Number); // numeric: hours and volumes, never money
types.setTypeParser(1082, String); // date: a calendar date has no zone

interface DatabaseOptions {
  readonly url: string;
  /** Connections for reads, and as many for commands; two cores are busy with far fewer than a person thinks. */
  readonly size?: number;
  readonly onError: (error: Error) => void;
}

const limits = {
  statement_timeout: 15_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Commands read and write by key: one plan per statement serves all calls, and each step of it goes through an index.
 * Planned anew, a join of many tables costs 20 times what running it does; planned freely while a lab is small, it reads
 * whole tables for ever after.
 */
const plannedOnce = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_bitmapscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
};

function openPool(
  { url, size, onError }: DatabaseOptions,
  settings: Readonly<Record<string, unknown>>,
): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size ?? 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    types,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${String(value)}`)
      .join(' '),
  });
  // Without listeners a stopped database would end the process: idle connections tell the pool, busy ones only themselves.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Reads and commands have connections of their own, because their sessions plan differently. */
interface Pools {
  readonly reads: Pool;
  readonly commands: Pool;
}

const poolsOf = new WeakMap<Db, Pools>();

/** Opens a database. Waits at most 5 s for a connection; a statement may take 15 s and wait 3 s for a lock. */
export function openDatabase(options: DatabaseOptions): Db {
  const reads = openPool(options, limits);
  const commands = openPool(options, { ...limits, ...plannedOnce });
  const db = new Kysely<Database>({
    dialect: pooledDialect(reads, async () => {
      await Promise.all([reads.end(), commands.end()]);
    }),
  });
  poolsOf.set(db, { reads, commands });
  return db;
}

/** A pool behind what `openDatabase` made; throws for a Db that is bound to one connection already. */
export function poolOf(db: Db, use: keyof Pools): Pool {
  const pools = poolsOf.get(db);
  if (pools === undefined) throw new Error('A transaction cannot be opened inside another one');
  return pools[use];
}
