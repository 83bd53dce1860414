import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { storeInScope } from '../inventory/stores/store-in-scope.ts';

export interface StoreOfItem {
  readonly storeId: string;
  readonly store: string;
}

/** The store in which each item last came in, by the item, of those in use that the caller sees; what never came is left out. */
export async function readStoresOfItems(
  ctx: Ctx,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, StoreOfItem>> {
  const { rows } = await sql<StoreOfItem & { itemId: string }>`
    select a.item_id as "itemId", own.store_id as "storeId", own.name as store
    from unnest(${[...itemIds]}::uuid[]) a (item_id)
    cross join lateral (
      select s.store_id, s.name from stock_lot l
      join stock_movement m on m.l_id = l.l_id and m.lot_id = l.lot_id
      join store s on s.l_id = m.l_id and s.store_id = m.store_id
      where l.l_id = ${ctx.lId} and l.item_id = a.item_id and m.type = 'credit (stock in)' and m.quantity > 0
        and s.status = ${masterData.codes.enabled} and not s.is_road and ${storeInScope(ctx.caller)}
      order by m.seq desc limit 1) own`.execute(ctx.db);
  return new Map(rows.map(({ itemId, ...own }) => [itemId, own]));
}
