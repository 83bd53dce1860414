import { CompiledQuery, Kysely } from 'kysely';
import { type Pool, type PoolClient, TypeOverrides } from 'pg';
import { ownPool } from './own-pool.ts';
import { ConnectionGate } from './connection-gate.ts';
import type { Database } from '../database.gen.ts';
import { NamedConnection } from './named-connection.ts';
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

type SessionSettings = Readonly<Record<string, string | number>>;

/** Set a session for the transaction that they stand in, on every shard too. */
function settingsInTransaction(settings: SessionSettings): CompiledQuery[] {
  return Object.entries(settings).map(([name, value]) => CompiledQuery.raw(`set local ${name} = ${value}`));
}

/** Whether the address leads to a pooler in transaction mode, which takes no settings at the start of a session and no names. */
function leadsToPooler(url: string): boolean {
  return new URL(url).searchParams.get('pgbouncer') === 'true';
}

function openPool({ url, size, onError }: DatabaseOptions, settings: SessionSettings): Pool {
  const config = {
    connectionString: url,
    max: size ?? 10,
    connectionTimeoutMillis: 4_000,
    query_timeout: 20_000,
    types,
  };
  if (leadsToPooler(url)) {
    const pool = ownPool(config, onError);
    const first = settingsInTransaction(settings);
    pool.on('connect', (client) => NamedConnection.throughPooler(client, first));
    return pool;
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return ownPool({ ...config, options: options.join(' ') }, onError);
}

/** Reads and commands have connections of their own, because their sessions plan differently. */
interface Pools {
  readonly reads: Pool;
  readonly commands: Pool;
}

/** Connections of a pool, and calls that wait for one. */
export interface PoolCount {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

function countOf({ totalCount, idleCount, waitingCount }: Pool): PoolCount {
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

interface Opened extends Pools {
  readonly gate: ConnectionGate;
}

const openedOf = new WeakMap<Db, Opened>();

/**
 * Opens a database. Waits at most 4 s for a connection; a statement may take 15 s and wait 3 s for a lock. With `pgbouncer=true` in the
 * address each transaction may have another session.
 */
export function openDatabase(options: DatabaseOptions): Db {
  const reads = openPool(options, limits);
  const commands = openPool(options, { ...limits, ...plannedOnce });
  const gate = new ConnectionGate();
  gate.guard(reads);
  gate.guard(commands);
  const connect = async (): Promise<PoolClient> => {
    gate.pass();
    return reads.connect();
  };
  const db = new Kysely<Database>({ dialect: pooledDialect(connect) });
  let ended: Promise<unknown> | null = null;
  // Kysely ends nothing that it has not begun: the connections of transactions are not its own.
  db.destroy = async () => {
    ended ??= Promise.all([reads.end(), commands.end()]);
    await ended;
  };
  openedOf.set(db, { reads, commands, gate });
  return db;
}

function opened(db: Db): Opened {
  const found = openedOf.get(db);
  if (found === undefined) throw new Error('A transaction cannot be opened inside another one');
  return found;
}

/** A connection of what `openDatabase` made; throws for a Db that is bound to one already. Give it back by `release`. */
export async function connectionOf(db: Db, use: keyof Pools): Promise<PoolClient> {
  const { gate, [use]: pool } = opened(db);
  gate.pass();
  return pool.connect();
}

/** What lets calls through to the connections of a database. */
export function gateOf(db: Db): ConnectionGate {
  return opened(db).gate;
}

/** How many connections a database has open, how many of them are idle, and how many calls wait for one. */
export function poolCounts(db: Db): Readonly<Record<keyof Pools, PoolCount>> {
  const { reads, commands } = opened(db);
  return { reads: countOf(reads), commands: countOf(commands) };
}
