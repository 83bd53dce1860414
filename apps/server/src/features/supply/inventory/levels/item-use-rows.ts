import { sql } from 'kysely';
import type { Db } from '../../../../kernel/database/connections/open-database.ts';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { ItemUse } from './use-of-items.query.ts';

/** Writes what each location uses of each item in place of what was counted before. */
export async function replaceItemUse(
  db: Db,
  lId: number,
  { uses, countedOn }: { readonly uses: readonly ItemUse[]; readonly countedOn: string },
): Promise<void> {
  await sql`delete from item_use where l_id = ${lId}`.execute(db);
  const rows = uses.map(({ itemId, locationId, perDay, spread }) => ({
    l_id: lId,
    item_id: itemId,
    location_id: locationId,
    per_day: perDay,
    spread,
    counted_on: countedOn,
  }));
  await insertRows(db, 'item_use', rows);
}
