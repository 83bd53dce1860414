import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import type { Db } from './open-database.ts';
import { sqlStateOf } from './sql-state.ts';

const retried = new Set(['40001', '40P01']);

/** The lab of a transaction as SQL text; throws unless it is an int4, because it is spliced into a statement. */
function labSetting(lId: number): string {
  if (!Number.isInteger(lId) || lId < 1 || lId > 2_147_483_647) throw new Error(`Not a lab id: ${lId}`);
  return `set local app.l_id = '${lId}'`;
}

/**
 * Runs `work` in one transaction whose row-level security shows one lab. Serialisation failures and deadlocks are
 * tried again up to three times, whole: `work` must have no effect outside the database.
 */
export async function inTransaction<T>(db: Db, lId: number, work: (db: Db) => Promise<T>): Promise<T> {
  const begin = `begin; ${labSetting(lId)}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.connection().execute(async (connection) => {
        await connection.executeQuery(CompiledQuery.raw(begin));
        try {
          const answer = await work(connection);
          await connection.executeQuery(CompiledQuery.raw('commit'));
          return answer;
        } catch (error) {
          await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
          throw error;
        }
      });
    } catch (error) {
      const state = sqlStateOf(error);
      if (attempt > 3 || state === null || !retried.has(state)) throw error;
      await wait(attempt * 5 + Math.random() * 10);
    }
  }
}
