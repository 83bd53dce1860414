import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

interface ItemUnit {
  readonly itemId: string;
  readonly unit: string;
}

export const keyOfItemUnit = ({ itemId, unit }: ItemUnit): string => `${itemId} ${unit}`;

/**
 * Rate in paise, for one unit before GST, at which each item was last ordered in this unit, by `keyOfItemUnit`: from whichever vendor, of an
 * order that was sent, other than `exceptOrderId`. Items that were never ordered so are left out.
 */
export async function readLastRates(
  { db, lId }: Ctx,
  asked: readonly ItemUnit[],
  exceptOrderId: string | null,
): Promise<ReadonlyMap<string, number>> {
  const { pending, partialCanceled } = purchaseOrder.codes;
  const { rows } = await sql<ItemUnit & { ratePaise: number }>`
    select a.item_id as "itemId", a.unit, last.rate_paise as "ratePaise"
    from unnest(${asked.map(({ itemId }) => itemId)}::uuid[], ${asked.map(({ unit }) => unit)}::text[]) a (item_id, unit)
    cross join lateral (
      select w.rate_paise from purchase_order_line w
      join purchase_order o on o.l_id = w.l_id and o.order_id = w.order_id
      where w.l_id = ${lId} and w.item_id = a.item_id and w.unit = a.unit
        and o.state in (${pending}, ${partialCanceled}) and o.order_id is distinct from ${exceptOrderId}::uuid
      order by o.made_at desc, o.order_id desc limit 1) last`.execute(db);
  return new Map(rows.map((row) => [keyOfItemUnit(row), row.ratePaise]));
}
