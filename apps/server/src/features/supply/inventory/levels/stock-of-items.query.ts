import type { ItemCategory, InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { keptLotNo } from '../lots/lot-rows.ts';
import { storeInScope } from '../stores/store-in-scope.ts';
import { endsWithin } from './expiry-condition.ts';

/** An item with what is in stock of it. Quantities in thousandths of the base unit. */
export interface ItemStockRow {
  readonly item_id: string;
  readonly code: string;
  readonly name: string;
  readonly category: ItemCategory;
  readonly base_unit: InventoryUnit;
  readonly units: string;
  readonly on_board_days: number;
  readonly lead_days: number;
  readonly least: number;
  /** What is ordered of it at once; 0: what is used decides. */
  readonly order_quantity: number;
  readonly on_hand: number;
  readonly usable: number;
  readonly value_paise: number;
  readonly lots: number;
  readonly per_day: number;
  readonly spread: number;
}

export interface StockFilter {
  readonly q?: string | undefined;
  readonly by?: 'item_name' | 'item_code' | 'lot_no' | undefined;
  readonly category?: ItemCategory | undefined;
  readonly storeId?: string | undefined;
  /** Ids of the only items that are asked for. */
  readonly only?: readonly string[] | undefined;
  /** Days of `EXPIRY_FILTER_DAYS`. */
  readonly expires?: number | undefined;
}

/** Condition that a stock `k` of a lot `l` in a store `s` is among those asked for. */
export function stockIsAsked(ctx: Ctx, { storeId }: Pick<StockFilter, 'storeId'>): RawBuilder<unknown> {
  const inStore = storeId === undefined ? sql`true` : sql`k.store_id = ${storeId}`;
  return sql`k.l_id = ${ctx.lId} and k.quantity > 0 and ${inStore} and ${storeInScope(ctx.caller)}`;
}

/** Stock `k` with its lot `l` and its store `s`. */
export const STOCK_JOINS = sql`stock k
  join stock_lot l on l.l_id = k.l_id and l.lot_id = k.lot_id
  join store s on s.l_id = k.l_id and s.store_id = k.store_id`;

function ofLot(ctx: Ctx, condition: RawBuilder<unknown>, filter: StockFilter): RawBuilder<unknown> {
  return sql`exists (select from ${STOCK_JOINS} where l.item_id = i.item_id and ${stockIsAsked(ctx, filter)} and ${condition})`;
}

function searchOf(ctx: Ctx, filter: StockFilter): RawBuilder<unknown> {
  const q = (filter.q ?? '').trim();
  if (q === '') return sql`true`;
  const code = sql`starts_with(i.code, ${q.toUpperCase()})`;
  const lot = ofLot(ctx, sql`starts_with(l.lot_no, ${keptLotNo(q)})`, filter);
  const words = nameWords(q).map((word) => sql`strpos(lower(i.name), ${word}) > 0`);
  const name = words.length === 0 ? sql`false` : sql.join(words, sql` and `);
  if (filter.by === 'item_code') return code;
  if (filter.by === 'lot_no') return lot;
  return filter.by === 'item_name' ? sql`(${name})` : sql`(${code} or (${name}) or i.gtin = ${q} or ${lot})`;
}

/** Conditions on an item `i` that is in use, or of which there is something; `isHeld` says whether there is. */
function conditionsOf(
  ctx: Ctx,
  filter: StockFilter,
  isHeld: RawBuilder<unknown>,
): readonly RawBuilder<unknown>[] {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  return [
    sql`i.l_id = ${ctx.lId}`,
    sql`(i.status = ${masterData.codes.enabled} or ${isHeld})`,
    sql`i.category <> 'SERVICE'`,
    searchOf(ctx, filter),
    ...(filter.only === undefined ? [] : [sql`i.item_id = any(${[...filter.only]})`]),
    ...(filter.category === undefined ? [] : [sql`i.category = ${filter.category}`]),
    ...(filter.storeId === undefined ? [] : [isHeld]),
    ...(filter.expires === undefined ? [] : [ofLot(ctx, endsWithin(today, filter.expires), filter)]),
  ];
}

/** Ids of the items that `readStockOfItems` answers, in its order. */
export async function readIdsOfItems(ctx: Ctx, filter: StockFilter): Promise<readonly string[]> {
  const conditions = conditionsOf(ctx, filter, ofLot(ctx, sql`true`, filter));
  const { rows } = await sql<{ item_id: string }>`
    select i.item_id from item i where ${sql.join(conditions, sql` and `)} order by i.name, i.code`.execute(
    ctx.db,
  );
  return rows.map(({ item_id }) => item_id);
}

/** Items that are in use, or of which there is something, with their stock and their use, by name. */
export async function readStockOfItems(ctx: Ctx, filter: StockFilter): Promise<readonly ItemStockRow[]> {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const { locationIds } = ctx.caller.scope;
  const conditions = conditionsOf(ctx, filter, sql`held.on_hand > 0`);
  const ofThem = filter.only === undefined ? sql`true` : sql`l.item_id = any(${[...filter.only]})`;
  const places = locationIds === null ? sql`true` : sql`u.location_id = any(${[...locationIds]})`;
  const { rows } = await sql<ItemStockRow>`
    select i.item_id, i.code, i.name, i.category, i.base_unit, i.units, i.on_board_days, i.lead_days,
      (i.least_stock * 1000)::bigint as least, (i.order_quantity * 1000)::bigint as order_quantity, coalesce(held.on_hand, 0)::bigint as on_hand, coalesce(held.usable, 0)::bigint as usable,
      coalesce(held.value_paise, 0)::bigint as value_paise, coalesce(held.lots, 0)::int as lots,
      coalesce(used.per_day, 0)::bigint as per_day, coalesce(used.spread, 0)::bigint as spread
    from item i
    left join (
      select l.item_id, sum(k.quantity) as on_hand, sum(k.value_paise) as value_paise, count(*) as lots,
        sum(k.quantity - coalesce(past.quantity, 0)) filter (
          where not l.is_held and (l.expires_on is null or l.expires_on >= ${today})) as usable
      from ${STOCK_JOINS}
      left join (
        select p.lot_id, p.store_id, sum(p.quantity_left) as quantity from opened_pack p
        where p.l_id = ${ctx.lId} and p.quantity_left > 0 and p.usable_until < ${today} group by p.lot_id, p.store_id
      ) past on past.lot_id = k.lot_id and past.store_id = k.store_id
      where ${stockIsAsked(ctx, filter)} and ${ofThem} group by l.item_id) held on held.item_id = i.item_id
    left join (
      select u.item_id, sum(u.per_day) as per_day, sqrt(sum(u.spread::numeric * u.spread)) as spread from item_use u
      where u.l_id = ${ctx.lId} and ${places} group by u.item_id) used on used.item_id = i.item_id
    where ${sql.join(conditions, sql` and `)}
    order by i.name, i.code`.execute(ctx.db);
  return rows;
}
