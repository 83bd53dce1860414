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
  /** Connections; two cores are busy with far fewer than a person thinks. */
  readonly size?: number;
  readonly onError: (error: Error) => void;
}

/** Opens a pool. Waits at most 5 s for a connection; a statement may take 15 s and wait 3 s for a lock. */
export function openDatabase(options: DatabaseOptions): Db {
  const pool = new Pool({
    connectionString: options.url,
    max: options.size ?? 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    types,
    options: '-c statement_timeout=15000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=10000',
  });
  // Without listeners a stopped database would end the process: idle connections tell the pool, busy ones only themselves.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));
  const db = new Kysely<Database>({ dialect: pooledDialect(pool) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Db, Pool>();

/** The pool behind what `openDatabase` made; throws for a Db that is bound to one connection already. */
export function poolOf(db: Db): Pool {
  const pool = pools.get(db);
  if (pool === undefined) throw new Error('A transaction cannot be opened inside another one');
  return pool;
}
