import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { listOrders } from '@nidan/contract/supply/orders/order-endpoints';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { beginsWith } from '../../people/patients/patient-matches.ts';
import { hasWords } from '../vendors/has-words.ts';

/** Condition that a `purchase_order o` has an item that fits. */
export function orderHasItem(
  { lId }: Ctx,
  { q, by }: { readonly q: string; readonly by: 'item_name' | 'item_code' },
): RawBuilder<unknown> {
  const fits =
    by === 'item_code'
      ? sql`starts_with(i.code, ${q.trim().toUpperCase()})`
      : sql.join([sql`true`, ...hasWords(sql`lower(i.name)`, q)], sql` and `);
  return sql`exists (select from purchase_order_line w join item i on i.l_id = w.l_id and i.item_id = w.item_id
    where w.l_id = ${lId} and w.order_id = o.order_id and ${fits})`;
}

/** Conditions on orders `o` with their vendor `v`, address `a`, number `n` and maker by what is sought. */
export function soughtInOrders(
  ctx: Ctx,
  { q = '', by = 'doc_no' }: QueryOf<typeof listOrders>,
): RawBuilder<unknown>[] {
  if (q.trim() === '') return [];
  switch (by) {
    case 'doc_no':
      return [beginsWith(sql.ref('n.number'), q.trim().toUpperCase())];
    case 'vendor_name':
      return hasWords(sql.ref('v.name_search'), q);
    case 'address_name':
      return hasWords(sql`lower(a.name)`, q);
    case 'added_by':
      return hasWords(sql`lower(maker.name)`, q);
    case 'item_name':
    case 'item_code':
      return [orderHasItem(ctx, { q, by })];
  }
}
