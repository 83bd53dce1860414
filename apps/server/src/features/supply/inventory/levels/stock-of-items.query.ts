import type { ItemCategory, InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { ItemLevelRow } from './levels-of-items.query.ts';
import {
  heldOfItems,
  itemIsAsked,
  STOCK_JOINS,
  type StockFilter,
  stockIsAsked,
  useOfItems,
} from './stock-filter.ts';

/** An item with what is in stock of it. Quantities in thousandths of the base unit. */
export interface ItemStockRow extends ItemLevelRow {
  readonly code: string;
  readonly name: string;
  readonly category: ItemCategory;
  readonly base_unit: InventoryUnit;
  readonly units: string;
  readonly on_board_days: number;
  /** What is ordered of it at once; 0: what is used decides. */
  readonly order_quantity: number;
  readonly on_hand: number;
  readonly value_paise: number;
  readonly lots: number;
}

/** Ids of the items that `readStockOfItems` answers, in its order. */
export async function readIdsOfItems(ctx: Ctx, filter: StockFilter): Promise<readonly string[]> {
  const { rows } = await sql<{ item_id: string }>`
    select i.item_id from item i left join (${heldOfItems(ctx, filter)}) held on held.item_id = i.item_id
    where ${itemIsAsked(ctx, filter)} order by i.name, i.code`.execute(ctx.db);
  return rows.map(({ item_id }) => item_id);
}

/** Items that are in use, or of which there is something, with their stock and their use, by name. */
export async function readStockOfItems(ctx: Ctx, filter: StockFilter): Promise<readonly ItemStockRow[]> {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const ofThem = filter.only === undefined ? sql`true` : sql`l.item_id = any(${[...filter.only]})`;
  const { rows } = await sql<ItemStockRow>`
    select i.item_id, i.code, i.name, i.category, i.base_unit, i.units, i.on_board_days, i.lead_days,
      (i.least_stock * 1000)::bigint as least, (i.order_quantity * 1000)::bigint as order_quantity, coalesce(held.quantity, 0)::bigint as on_hand, coalesce(held.usable, 0)::bigint as usable,
      coalesce(held.value_paise, 0)::bigint as value_paise, coalesce(held.lots, 0)::int as lots,
      coalesce(used.per_day, 0)::bigint as per_day, coalesce(used.spread, 0)::bigint as spread
    from item i
    left join (
      select l.item_id, sum(k.quantity) as quantity, sum(k.value_paise) as value_paise, count(*) as lots,
        sum(k.quantity - coalesce(past.quantity, 0)) filter (
          where not l.is_held and (l.expires_on is null or l.expires_on >= ${today})) as usable
      from ${STOCK_JOINS}
      left join (
        select p.lot_id, p.store_id, sum(p.quantity_left) as quantity from opened_pack p
        where p.l_id = ${ctx.lId} and p.quantity_left > 0 and p.usable_until < ${today} group by p.lot_id, p.store_id
      ) past on past.lot_id = k.lot_id and past.store_id = k.store_id
      where ${stockIsAsked(ctx, filter)} and ${ofThem} group by l.item_id) held on held.item_id = i.item_id
    left join (${useOfItems(ctx)}) used on used.item_id = i.item_id
    where ${itemIsAsked(ctx, filter)}
    order by i.name, i.code`.execute(ctx.db);
  return rows;
}
