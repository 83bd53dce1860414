import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { readItems } from '../lots/items-of-stock.query.ts';
import { LockedStock, type LotRow, type PackRow, type StockRow } from './locked-stock.ts';

/** What to lock: lots by id, or every lot of items of which there is something. */
export interface StockToLock {
  readonly lotIds?: readonly string[];
  readonly itemIds?: readonly string[];
}

/** Locks the items, so that no lot of them comes in unseen between the locks of the others. */
async function lockItems({ db, lId }: Ctx, { lotIds = [], itemIds = [] }: StockToLock): Promise<void> {
  await sql`
    select from item i where i.l_id = ${lId} and (i.item_id = any(${[...itemIds]}) or i.item_id in (
      select l.item_id from stock_lot l where l.l_id = ${lId} and l.lot_id = any(${[...lotIds]})))
    order by i.item_id for no key update of i`.execute(db);
}

/**
 * Locks items, then lots, each in the order of their ids, which is the one order of everybody, then reads what the stores have of them. Call it once
 * in a transaction, with everything that is to move, and after `requireStoresInUse`.
 */
export async function lockStock(ctx: Ctx, toLock: StockToLock): Promise<LockedStock> {
  const { lotIds = [], itemIds = [] } = toLock;
  await lockItems(ctx, toLock);
  const { rows: lots } = await sql<LotRow>`
    select l.lot_id, l.item_id, l.lot_no, l.expires_on, l.received_on, l.is_held
    from stock_lot l
    where l.l_id = ${ctx.lId} and (l.lot_id = any(${[...lotIds]}) or l.item_id = any(${[...itemIds]}) and exists (
      select from stock k where k.l_id = l.l_id and k.lot_id = l.lot_id and k.quantity > 0))
    order by l.lot_id for no key update of l`.execute(ctx.db);
  const locked = lots.map(({ lot_id }) => lot_id);
  // Read after the locks, by statements of their own: they see what others have committed while this one waited.
  const { rows: stock } = await sql<StockRow>`
    select lot_id, store_id, quantity, value_paise from stock
    where l_id = ${ctx.lId} and lot_id = any(${locked})`.execute(ctx.db);
  const { rows: packs } = await sql<PackRow>`
    select pack_id, lot_id, store_id, quantity_left, opened_on from opened_pack
    where l_id = ${ctx.lId} and lot_id = any(${locked}) and quantity_left > 0`.execute(ctx.db);
  const items = await readItems(ctx, [...new Set([...itemIds, ...lots.map(({ item_id }) => item_id)])]);
  return new LockedStock(items, { lots, stock, packs });
}
