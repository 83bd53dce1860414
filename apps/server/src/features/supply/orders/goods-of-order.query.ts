import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** HSN and maker of items, by item; '' where an item has none. */
export type Goods = ReadonlyMap<string, { readonly hsn: string; readonly maker: string }>;

/** The items of an order. */
export async function readGoods({ db, lId }: Ctx, orderId: string): Promise<Goods> {
  const { rows } = await sql<{ itemId: string; hsn: string; maker: string }>`
    select distinct i.item_id as "itemId", i.hsn, i.maker from purchase_order_line w
    join item i on i.l_id = w.l_id and i.item_id = w.item_id
    where w.l_id = ${lId} and w.order_id = ${orderId}`.execute(db);
  return new Map(rows.map((row) => [row.itemId, row]));
}
