import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { ReturnView } from '@nidan/contract/supply/payables/payable-view';
import { type RawBuilder, sql } from 'kysely';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { beginsWith } from '../../people/patients/patient-matches.ts';
import { storeInScope } from '../inventory/stores/store-in-scope.ts';
import { orderHasItem } from '../orders/order-search.ts';
import { hasWords } from '../vendors/has-words.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<ReturnView, 'madeAt' | 'lines'> {
  readonly madeAt: Date;
  readonly lines: readonly (Omit<ReturnView['lines'][number], 'quantity'> & { readonly quantity: number })[];
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select m.return_id as "returnId", n.number, m.order_id as "orderId", po.number as "orderNumber", v.name as vendor,
      s.name as store, m.reason, m.state, m.value_paise as "valuePaise", m.made_at as "madeAt", maker.name as "madeBy",
      m.version, (
        select json_agg(json_build_object('lotId', l.lot_id, 'item', i.name, 'lotNo', l.lot_no, 'quantity', r.quantity,
          'unit', i.base_unit) order by i.name, l.lot_no)
        from material_return_line r
        join stock_lot l on l.l_id = r.l_id and l.lot_id = r.lot_id
        join item i on i.l_id = l.l_id and i.item_id = l.item_id
        where r.l_id = m.l_id and r.return_id = m.return_id) as lines
    from material_return m
    join purchase_order o on o.l_id = m.l_id and o.order_id = m.order_id
    join vendor v on v.l_id = m.l_id and v.vendor_id = m.vendor_id
    join store s on s.l_id = m.l_id and s.store_id = m.store_id
    join money_document po on po.l_id = m.l_id and po.document_id = m.order_id
    left join money_document n on n.l_id = m.l_id and n.document_id = m.return_id
    join login_user maker on maker.user_id = m.made_by
    where m.l_id = ${ctx.lId} and ${storeInScope(ctx.caller)} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ madeAt, lines, ...row }: Row): ReturnView {
  return {
    ...row,
    madeAt: madeAt.toISOString(),
    lines: lines.map((line) => ({ ...line, quantity: thousandthsText(line.quantity) })),
  };
}

/** One return; refused when there is none of this id. */
export async function readReturn(ctx: Ctx, returnId: string): Promise<ReturnView> {
  const [row] = await readRows(ctx, sql`m.return_id = ${returnId}`);
  if (row === undefined) throw refuse('not-found');
  return present(row);
}

function soughtBy(
  ctx: Ctx,
  { q = '', by = 'doc_no' }: QueryOf<typeof payableEndpoints.listReturns>,
): RawBuilder<unknown>[] {
  if (q.trim() === '') return [];
  switch (by) {
    case 'doc_no':
      return [beginsWith(sql.ref('n.number'), q.trim().toUpperCase())];
    case 'vendor_name':
      return hasWords(sql.ref('v.name_search'), q);
    case 'lot_no':
      return [
        sql`exists (select from material_return_line r join stock_lot l on l.l_id = r.l_id and l.lot_id = r.lot_id
          where r.l_id = m.l_id and r.return_id = m.return_id and starts_with(l.lot_no, ${q.trim().toUpperCase()}))`,
      ];
    case 'item_name':
    case 'item_code':
      return [orderHasItem(ctx, { q, by })];
  }
}

/** Returns, newest first. */
export const listReturnsOf = serve(payableEndpoints.listReturns, async (ctx, query) => {
  const { orderId } = query;
  return newestFirst(ctx, {
    by: ['m.made_at', 'm.return_id'],
    asked: query,
    conditions: [...(orderId === undefined ? [] : [sql`m.order_id = ${orderId}`]), ...soughtBy(ctx, query)],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ madeAt, returnId }) => [madeAt, returnId],
    present,
  });
});
