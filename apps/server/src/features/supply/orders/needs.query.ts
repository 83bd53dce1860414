import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { proposeOrders } from '@nidan/contract/supply/orders/order-endpoints';
import { missingByRule } from '@nidan/domain/purchasing/order-proposal';
import { indent } from '@nidan/domain/status-sets/supply/indent';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLevelsOfItems } from '../inventory/levels/levels-of-items.query.ts';
import { NOTHING_ON_ORDER, readOnOrder } from '../inventory/levels/on-order.query.ts';
import { isToOrder, useOf } from '../inventory/levels/present-stock-item.ts';
import type { StockFilter } from '../inventory/levels/stock-filter.ts';
import { type ItemStockRow, readStockOfItems } from '../inventory/levels/stock-of-items.query.ts';
import { storeInScope } from '../inventory/stores/store-in-scope.ts';

/**
 * How much is missing of an item and for which documents: what is needed less what may be used and what is on order, in thousandths of its
 * base unit.
 */
export interface NeedOfItem {
  readonly item: ItemStockRow;
  readonly need: number;
  readonly usable: number;
  readonly onOrder: number;
  readonly missing: number;
  readonly numbers: readonly string[];
}

type Asked = QueryOf<typeof proposeOrders>;

const DAYS_OF_MONTH = 30;

type Filter = Pick<StockFilter, 'category' | 'q'>;

/** What some months use of each item, less what there is of it and what is on order. */
async function needOfMonths(ctx: Ctx, filter: Filter, months: number): Promise<NeedOfItem[]> {
  const levels = await readLevelsOfItems(ctx, filter);
  const only = levels.filter(({ per_day }) => per_day > 0).map(({ item_id }) => item_id);
  const items = await readStockOfItems(ctx, { only });
  const coming = await readOnOrder(ctx, items);
  return items.map((item) => {
    const need = Math.ceil(item.per_day * DAYS_OF_MONTH * months);
    const { usable } = item;
    const { quantity: onOrder } = coming.get(item.item_id) ?? NOTHING_ON_ORDER;
    return { item, need, usable, onOrder, missing: need - usable - onOrder, numbers: [] };
  });
}

/** What is at its point of ordering, less what is on order. */
async function needByRule(ctx: Ctx, filter: Filter): Promise<NeedOfItem[]> {
  const only = (await readLevelsOfItems(ctx, filter)).filter(isToOrder).map(({ item_id }) => item_id);
  const items = await readStockOfItems(ctx, { only });
  const coming = await readOnOrder(ctx, items);
  return items.map((item) => {
    const { usable, order_quantity: orderQuantity } = item;
    const { quantity: onOrder } = coming.get(item.item_id) ?? NOTHING_ON_ORDER;
    const missing = Math.ceil(missingByRule({ ...useOf(item), usable, onOrder, orderQuantity }));
    return { item, need: missing + usable + onOrder, usable, onOrder, missing, numbers: [] };
  });
}

interface Shortage {
  readonly itemId: string;
  /** Asked for, and what the asked stores have of it up to that. */
  readonly need: number;
  readonly usable: number;
  readonly numbers: readonly string[];
}

/** What accepted indents still ask of stores beyond what these have of it and may be used. */
async function readShortages(ctx: Ctx): Promise<readonly Shortage[]> {
  const { accepted, approved, pending } = indent.codes;
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const { rows } = await sql<Shortage>`
    with asked as (
      select i.from_store_id as store_id, l.item_id, sum(greatest(0, l.quantity - sent.quantity)) as quantity,
        array_agg(n.number order by n.number) as numbers
      from indent i
      join store s on s.l_id = i.l_id and s.store_id = i.from_store_id
      join indent_line l on l.l_id = i.l_id and l.indent_id = i.indent_id
      join money_document n on n.l_id = i.l_id and n.document_id = i.indent_id
      cross join lateral (
        select coalesce(sum(o.sent - o.lost), 0) as quantity
        from stock_transfer x join stock_transfer_lot o on o.l_id = x.l_id and o.transfer_id = x.transfer_id
        where x.l_id = l.l_id and x.indent_id = l.indent_id and o.item_id = l.item_id) sent
      where i.l_id = ${ctx.lId} and i.state in (${accepted}, ${approved}, ${pending}) and l.quantity > sent.quantity
        and ${storeInScope(ctx.caller)}
      group by i.from_store_id, l.item_id)
    select a.item_id as "itemId", sum(a.quantity)::bigint as need, sum(least(a.quantity, held.quantity))::bigint as usable,
      array_agg(distinct d.number order by d.number) as numbers
    from asked a cross join lateral unnest(a.numbers) as d(number)
    cross join lateral (
      select coalesce(sum(k.quantity), 0) as quantity from stock_lot t join stock k on k.l_id = t.l_id and k.lot_id = t.lot_id
      where t.l_id = ${ctx.lId} and t.item_id = a.item_id and not t.is_held and (t.expires_on is null or t.expires_on >= ${today})
        and k.store_id = a.store_id) held
    group by a.item_id`.execute(ctx.db);
  return rows;
}

async function needOfIndents(ctx: Ctx, filter: Filter): Promise<NeedOfItem[]> {
  const shortages = new Map((await readShortages(ctx)).map((one) => [one.itemId, one]));
  const asked = await readStockOfItems(ctx, { ...filter, only: [...shortages.keys()] });
  const coming = await readOnOrder(ctx, asked);
  return asked.map((item) => {
    const { need = 0, usable = 0, numbers = [] } = shortages.get(item.item_id) ?? {};
    const { quantity: onOrder } = coming.get(item.item_id) ?? NOTHING_ON_ORDER;
    return { item, need, usable, onOrder, missing: need - usable - onOrder, numbers };
  });
}

function needsBy(ctx: Ctx, { from, months = 1, category, q }: Asked): Promise<NeedOfItem[]> {
  const filter = { category, q };
  if (from === 'need') return needOfMonths(ctx, filter, months);
  return from === 'reorder' ? needByRule(ctx, filter) : needOfIndents(ctx, filter);
}

/** What is missing of the items of the lab, by why it is asked, by name. */
export async function readNeeds(ctx: Ctx, asked: Asked): Promise<readonly NeedOfItem[]> {
  return (await needsBy(ctx, asked)).filter(({ missing }) => missing > 0);
}
