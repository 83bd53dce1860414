import type { Insertable } from 'kysely';
import type { EventSealTable } from '../../../kernel/database/database.gen.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** Seals events of one lab; two sealers with the same number meet the primary key. */
export async function insertSeals(
  db: Db,
  lId: number,
  seals: readonly Omit<Insertable<EventSealTable>, 'l_id'>[],
): Promise<void> {
  await insertRows(db, 'event_seal', { shared: { l_id: lId }, rows: seals });
}
