import { sql } from 'kysely';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import { type Db, openDatabase } from '../kernel/database/connections/open-database.ts';
import type { TestApp } from './test-app.ts';

// The pool is gone before its database is.
function onError(): void {}

/** Does in lab 1 what only the owner of the tables may: a lab switch, the standing of the account, a change of the catalogue. */
export async function asOwner<T>(app: TestApp, work: (db: Db) => Promise<T>): Promise<T> {
  const owner = openDatabase({ url: app.database.ownerUrl, size: 1, onError });
  try {
    return await inTransaction(owner, app.lab.lId, async (db) => {
      // A request that is still under way on a busy machine holds its rows for longer than a person would wait.
      await sql`set local lock_timeout = '60s'`.execute(db);
      return work(db);
    });
  } finally {
    await owner.destroy();
  }
}
