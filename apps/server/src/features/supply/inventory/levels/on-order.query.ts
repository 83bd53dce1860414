import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { baseUnitsOf } from '@nidan/domain/inventory/unit-chain';
import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { savedChain } from '../lots/items-of-stock.query.ts';
import type { ItemStockRow } from './stock-of-items.query.ts';

/** What is still to come of an item, in thousandths of its base unit, and of which orders, the latest first. */
export interface OnOrder {
  readonly quantity: number;
  readonly orders: readonly { readonly orderId: string; readonly number: string }[];
}

export const NOTHING_ON_ORDER: OnOrder = { quantity: 0, orders: [] };

interface Row {
  readonly itemId: string;
  readonly unit: InventoryUnit;
  readonly orderId: string;
  readonly number: string;
  /** Thousandths of its unit. */
  readonly open: number;
}

/** What was ordered longer ago is not waited for. */
const DAYS_WAITED = 365;

/** Orders `o` of a year that are still waited for, with their lines `w` of which something is still to come, beyond what `came`. */
function openLines({ lId, now }: Ctx): RawBuilder<unknown> {
  return sql`purchase_order o
    join purchase_order_line w on w.l_id = o.l_id and w.order_id = o.order_id
    cross join lateral (
      select coalesce(sum(r.accepted), 0) as accepted from goods_receipt_line r
      where r.l_id = w.l_id and r.order_line_id = w.line_id) came
    where o.l_id = ${lId} and o.state <> ${purchaseOrder.codes.canceled}
      and o.made_at >= ${now}::timestamptz - make_interval(days => ${DAYS_WAITED}) and w.quantity - w.canceled > came.accepted`;
}

/** Ids of all items of which something is still to come. */
export async function readIdsOnOrder(ctx: Ctx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ item_id: string }>`select distinct w.item_id from ${openLines(ctx)}`.execute(
    ctx.db,
  );
  return new Set(rows.map(({ item_id }) => item_id));
}

/** What is still to come of items, by their id: drafts count, what was cancelled or has come does not. */
export async function readOnOrder(
  ctx: Ctx,
  items: readonly Pick<ItemStockRow, 'item_id' | 'base_unit' | 'units'>[],
): Promise<ReadonlyMap<string, OnOrder>> {
  const { rows } = await sql<Row>`
    select open.*, n.number from (
      select w.item_id as "itemId", w.unit, w.order_id as "orderId", o.made_at,
        (w.quantity - w.canceled - came.accepted)::bigint as open
      from ${openLines(ctx)} and w.item_id = any(${items.map(({ item_id }) => item_id)})) open
    join money_document n on n.l_id = ${ctx.lId} and n.document_id = open."orderId"
    order by open.made_at desc, open."orderId" desc`.execute(ctx.db);
  const chains = new Map(items.map((item) => [item.item_id, savedChain(item)]));
  const found = new Map<string, OnOrder>();
  for (const { itemId, unit, orderId, number, open } of rows) {
    const chain = chains.get(itemId);
    const holds = chain === undefined ? null : baseUnitsOf(chain, unit);
    const known = found.get(itemId) ?? NOTHING_ON_ORDER;
    found.set(itemId, {
      quantity: known.quantity + open * (holds ?? 1),
      orders: [...known.orders, { orderId, number }],
    });
  }
  return found;
}
