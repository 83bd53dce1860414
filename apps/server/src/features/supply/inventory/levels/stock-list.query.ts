import * as levelEndpoints from '@nidan/contract/supply/inventory/level-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { EXPIRY_FILTER_DAYS, STOCK_LEVELS } from '@nidan/domain/enumerations/inventory';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { pageInMemory } from '../../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { endsWithin } from './expiry-condition.ts';
import { readLevelsOfItems } from './levels-of-items.query.ts';
import { readIdsOnOrder, readOnOrder } from './on-order.query.ts';
import { isToOrder, levelOf, presentStockItem } from './present-stock-item.ts';
import { STOCK_JOINS, stockIsAsked } from './stock-filter.ts';
import { type ItemStockRow, readIdsOfItems, readStockOfItems } from './stock-of-items.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

type Asked = QueryOf<typeof levelEndpoints.listStock>;

type Narrowed = Omit<Asked, 'cursor' | 'limit'>;

/** Ids of all that are asked for, by name. */
async function readIds(
  ctx: Ctx,
  { level, toOrder, onOrder, ...filter }: Narrowed,
): Promise<readonly string[]> {
  const coming = onOrder === true ? await readIdsOnOrder(ctx) : null;
  const isComing = (itemId: string): boolean => coming === null || coming.has(itemId);
  if (level === undefined && toOrder !== true) return (await readIdsOfItems(ctx, filter)).filter(isComing);
  const rows = await readLevelsOfItems(ctx, filter);
  return rows
    .filter((row) => (level === undefined || levelOf(row) === level) && (toOrder !== true || isToOrder(row)))
    .map(({ item_id }) => item_id)
    .filter(isComing);
}

/** Those of a page: the lots of these alone are counted. */
async function readPage(
  ctx: Ctx,
  { cursor, limit = 50, ...narrowed }: Asked,
): Promise<{ readonly rows: readonly ItemStockRow[]; readonly next: string | null }> {
  const paging = cursor === undefined ? { limit } : { limit, cursor };
  const ids = await readIds(ctx, narrowed);
  const { rows: only, next } = pageInMemory(ids, paging, { id: (one) => one, present: (one) => one });
  return { rows: await readStockOfItems(ctx, { storeId: narrowed.storeId, only }), next };
}

/** Items with what is in stock of them, their level and what is still to come, by name. */
export const listStockOf = serve(levelEndpoints.listStock, async (ctx, query: Asked) => {
  const { rows, next } = await readPage(ctx, query);
  const orders = await readOnOrder(ctx, rows);
  return { rows: rows.map((row) => presentStockItem(row, orders.get(row.item_id))), next };
});

/** How many items are at which level, how many lots end when, and what all of it is worth. */
export const readSummary = serve(levelEndpoints.readStockSummary, async (ctx, filter) => {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const items = await readLevelsOfItems(ctx, filter);
  const coming = await readIdsOnOrder(ctx);
  const windows = EXPIRY_FILTER_DAYS.map(
    (days) => sql`count(*) filter (where ${endsWithin(today, days)})::int as ${sql.ref(`within${days}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select count(*)::int as lots, coalesce(sum(k.value_paise), 0)::bigint as paise,
      coalesce(sum(k.value_paise) filter (where ${endsWithin(today, 0)}), 0)::bigint as past, ${sql.join(windows)}
    from ${STOCK_JOINS} where ${stockIsAsked(ctx, filter)}`.execute(ctx.db);
  const [sums = {}] = rows;
  return {
    items: items.length,
    levels: STOCK_LEVELS.map((level) => ({
      level,
      items: items.filter((row) => levelOf(row) === level).length,
    })),
    toOrder: items.filter(isToOrder).length,
    onOrder: items.filter(({ item_id }) => coming.has(item_id)).length,
    expiring: EXPIRY_FILTER_DAYS.map((days) => ({ days, lots: sums[`within${days}`] ?? 0 })),
    lots: sums['lots'] ?? 0,
    valuePaise: sums['paise'] ?? 0,
    pastDuePaise: sums['past'] ?? 0,
  };
});
