import type { ItemCategory } from '@nidan/domain/enumerations/inventory';
import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { keptLotNo } from '../lots/lot-rows.ts';
import { storeInScope } from '../stores/store-in-scope.ts';
import { endsWithin } from './expiry-condition.ts';

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

type InStore = Pick<StockFilter, 'storeId'>;

/** Condition that a stock `k` of a lot `l` in a store `s` is among those asked for. */
export function stockIsAsked(ctx: Ctx, { storeId }: InStore): RawBuilder<unknown> {
  const inStore = storeId === undefined ? sql`true` : sql`k.store_id = ${storeId}`;
  return sql`k.l_id = ${ctx.lId} and k.quantity > 0 and ${inStore} and ${storeInScope(ctx.caller)}`;
}

/** Stock `k` with its lot `l` and its store `s`. */
export const STOCK_JOINS = sql`stock k
  join stock_lot l on l.l_id = k.l_id and l.lot_id = k.lot_id
  join store s on s.l_id = k.l_id and s.store_id = k.store_id`;

/** What the stores that are asked for have of each item, as `item_id` and `quantity`: one row for each store of an item, however many lots it had. */
export function heldOfItems(ctx: Ctx, { storeId }: InStore): RawBuilder<unknown> {
  const inStore = storeId === undefined ? sql`true` : sql`h.store_id = ${storeId}`;
  return sql`
    select h.item_id, sum(h.quantity) as quantity
    from item_stock h join store s on s.l_id = h.l_id and s.store_id = h.store_id
    where h.l_id = ${ctx.lId} and h.quantity > 0 and ${inStore} and ${storeInScope(ctx.caller)} group by h.item_id`;
}

/** What the places that the caller sees use of each item in a day, as `item_id`, `per_day` and `spread`. */
export function useOfItems({ lId, caller }: Ctx): RawBuilder<unknown> {
  const { locationIds } = caller.scope;
  const places = locationIds === null ? sql`true` : sql`u.location_id = any(${[...locationIds]})`;
  return sql`
    select u.item_id, sum(u.per_day) as per_day, sqrt(sum(u.spread::numeric * u.spread)) as spread from item_use u
    where u.l_id = ${lId} and ${places} group by u.item_id`;
}

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

/** Condition on an item `i` that is asked for: in use, or of which there is something, which `held` of `heldOfItems` says. */
export function itemIsAsked(ctx: Ctx, filter: StockFilter): RawBuilder<unknown> {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const conditions = [
    sql`i.l_id = ${ctx.lId}`,
    sql`(i.status = ${masterData.codes.enabled} or held.quantity > 0)`,
    sql`i.category <> 'SERVICE'`,
    searchOf(ctx, filter),
    ...(filter.only === undefined ? [] : [sql`i.item_id = any(${[...filter.only]})`]),
    ...(filter.category === undefined ? [] : [sql`i.category = ${filter.category}`]),
    ...(filter.storeId === undefined ? [] : [sql`held.quantity > 0`]),
    ...(filter.expires === undefined ? [] : [ofLot(ctx, endsWithin(today, filter.expires), filter)]),
  ];
  return sql.join(conditions, sql` and `);
}
