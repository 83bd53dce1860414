import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import {
  heldOfItems,
  itemIsAsked,
  STOCK_JOINS,
  type StockFilter,
  stockIsAsked,
  useOfItems,
} from './stock-filter.ts';

/** What the level of an item rests on. Quantities in thousandths of the base unit. */
export interface ItemLevelRow {
  readonly item_id: string;
  readonly lead_days: number;
  readonly least: number;
  readonly usable: number;
  readonly per_day: number;
  readonly spread: number;
}

/**
 * What the levels of the items rest on that `readStockOfItems` answers, in its order: of each item what its stores have, less what is past due or on
 * hold of it. So it reads what the stores have of items, and of lots the few that may not be used.
 */
export async function readLevelsOfItems(ctx: Ctx, filter: StockFilter): Promise<readonly ItemLevelRow[]> {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const { rows } = await sql<ItemLevelRow>`
    with held as (${heldOfItems(ctx, filter)}),
    unusable as (
      select item_id, sum(quantity) as quantity from (
        select l.item_id, k.quantity from ${STOCK_JOINS}
        where ${stockIsAsked(ctx, filter)} and (l.is_held or l.expires_on < ${today})
        union all
        select l.item_id, p.quantity_left from opened_pack p
        join stock k on k.l_id = p.l_id and k.lot_id = p.lot_id and k.store_id = p.store_id
        join stock_lot l on l.l_id = p.l_id and l.lot_id = p.lot_id
        join store s on s.l_id = p.l_id and s.store_id = p.store_id
        where p.quantity_left > 0 and p.usable_until < ${today} and ${stockIsAsked(ctx, filter)}
          and not l.is_held and (l.expires_on is null or l.expires_on >= ${today})) lost
      group by item_id),
    used as (${useOfItems(ctx)})
    select i.item_id, i.lead_days, (i.least_stock * 1000)::bigint as least,
      (coalesce(held.quantity, 0) - coalesce(unusable.quantity, 0))::bigint as usable,
      coalesce(used.per_day, 0)::bigint as per_day, coalesce(used.spread, 0)::bigint as spread
    from item i
    left join held on held.item_id = i.item_id
    left join unusable on unusable.item_id = i.item_id
    left join used on used.item_id = i.item_id
    where ${itemIsAsked(ctx, filter)}
    order by i.name, i.code`.execute(ctx.db);
  return rows;
}
