import { insertRows } from '../kernel/database/insert-rows.ts';
import { newId } from '../kernel/database/new-id.ts';
import type { Db } from '../kernel/database/connections/open-database.ts';

/** Writes events of a lab as commands do, in the transaction of `db`; answers their ids. */
export async function makeEvents(db: Db, lId: number, count: number): Promise<string[]> {
  const billId = newId();
  const rows = Array.from({ length: count }, (_, n) => ({
    event_id: newId(),
    entity_kind: 'BILL',
    entity_id: billId,
    bill_id: n % 2 === 0 ? billId : null,
    parts: n % 3 === 0 ? [newId(), newId()] : [],
    action: n % 2 === 0 ? 'create' : 'discount',
    before: n % 2 === 0 ? null : JSON.stringify({ discountPaise: n }),
    after: JSON.stringify({ discountPaise: n + 1 }),
    reason: n % 5 === 0 ? 'told by the manager' : null,
  }));
  const shared = { l_id: lId, at: new Date(), user_id: newId(), role_name: 'Front desk', location_id: null };
  await insertRows(db, 'event', { shared: { ...shared, request_id: newId() }, rows });
  return rows.map((row) => row.event_id);
}
