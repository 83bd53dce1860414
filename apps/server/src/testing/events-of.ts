import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import type { TestApp } from './test-app.ts';

/** Events of one entity of lab 1 with one action, oldest first. */
export async function eventsOf(app: TestApp, entityId: string, action: string) {
  return inTransaction(app.db, app.lab.lId, (db) =>
    db
      .selectFrom('event')
      .selectAll()
      .where('l_id', '=', app.lab.lId)
      .where('entity_id', '=', entityId)
      .where('action', '=', action)
      .orderBy('at')
      .execute(),
  );
}
