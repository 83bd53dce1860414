import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** HSN of the items of an order, by item; '' where the item has none. */
export async function readHsn({ db, lId }: Ctx, orderId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ itemId: string; hsn: string }>`
    select distinct i.item_id as "itemId", i.hsn from purchase_order_line w
    join item i on i.l_id = w.l_id and i.item_id = w.item_id
    where w.l_id = ${lId} and w.order_id = ${orderId}`.execute(db);
  return new Map(rows.map(({ itemId, hsn }) => [itemId, hsn]));
}
