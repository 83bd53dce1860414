import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import type { Database } from '../database.gen.ts';
import { NamedConnection } from './named-connection.ts';
import { boundDialect } from './named-statement-dialect.ts';
import { connectionOf, type Db } from './open-database.ts';
import { sqlStateOf } from './sql-state.ts';

const retried = new Set(['40001', '40P01']);

interface BoundConnection {
  readonly connection: NamedConnection;
  readonly db: Db;
}

const bound = new WeakMap<PoolClient, BoundConnection>();

function bind(client: PoolClient): BoundConnection {
  const known = bound.get(client);
  if (known !== undefined) return known;
  const connection = NamedConnection.of(client);
  const made = { connection, db: new Kysely<Database>({ dialect: boundDialect(connection) }) };
  bound.set(client, made);
  return made;
}

/** The lab of a transaction as SQL text; throws unless it is an int4, because it is spliced into a statement. */
function labSetting(lId: number): string {
  if (!Number.isInteger(lId) || lId < 1 || lId > 2_147_483_647) throw new Error(`Not a lab id: ${lId}`);
  return `set local app.l_id = '${lId}'`;
}

/**
 * Goes on in the same transaction with another lab in sight, for the few changes that concern every lab of a person. `db`
 * is what `inTransaction` gave.
 */
export async function showLab(db: Db, lId: number): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(labSetting(lId)));
}

async function runOnce<T>(client: PoolClient, lId: number, steps: TransactionSteps<T>): Promise<T> {
  const { connection, db } = bind(client);
  connection.begin(labSetting(lId));
  try {
    const answer = await steps.work(db);
    await connection.commit(steps.last?.(answer) ?? []);
    return answer;
  } catch (error) {
    await connection.rollback();
    throw error;
  }
}

export interface TransactionSteps<T> {
  work(db: Db): Promise<T>;
  /** Writes that end the transaction, made of the answer of `work`; with them it is one of a command unless told. */
  last?(answer: T): readonly CompiledQuery[];
  /** Whose plans its statements take; those of reads are made for their values. */
  readonly plans?: 'reads' | 'commands';
}

/**
 * Runs `work` in one transaction whose row-level security shows one lab. Serialisation failures and deadlocks are
 * tried again up to three times, whole: `work` must have no effect outside the database.
 */
export async function inTransaction<T>(
  db: Db,
  lId: number,
  work: TransactionSteps<T>['work'] | TransactionSteps<T>,
): Promise<T> {
  const steps = typeof work === 'function' ? { work } : work;
  const use = steps.plans ?? (steps.last === undefined ? 'reads' : 'commands');
  for (let attempt = 1; ; attempt += 1) {
    const client = await connectionOf(db, use);
    try {
      return await runOnce(client, lId, steps);
    } catch (error) {
      const state = sqlStateOf(error);
      if (attempt > 3 || state === null || !retried.has(state)) throw error;
    } finally {
      client.release();
    }
    await wait(attempt * 5 + Math.random() * 10);
  }
}
