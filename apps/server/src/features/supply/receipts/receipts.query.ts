import * as receiptEndpoints from '@nidan/contract/supply/receipts/receipt-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { ReceiptLine, ReceiptView } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { type RawBuilder, sql } from 'kysely';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { beginsWith } from '../../people/patients/patient-matches.ts';
import { storeInScope } from '../inventory/stores/store-in-scope.ts';
import { orderHasItem } from '../orders/order-search.ts';
import { hasWords } from '../vendors/has-words.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface StoredLine extends Omit<ReceiptLine, 'accepted' | 'free' | 'rejected'> {
  readonly accepted: number;
  readonly free: number;
  readonly rejected: number;
}

interface Row extends Omit<ReceiptView, 'lines' | 'madeAt' | 'valuePaise'> {
  readonly lines: readonly StoredLine[];
  readonly madeAt: Date;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select g.receipt_id as "receiptId", n.number, g.order_id as "orderId", po.number as "orderNumber", v.name as vendor,
      s.name as store, g.challan_no as "challanNo", (g.temperature / 10.0)::float8 as temperature, g.note,
      g.made_at as "madeAt", maker.name as "madeBy", (
        select json_agg(json_build_object('receiptLineId', r.receipt_line_id, 'orderLineId', r.order_line_id,
          'item', i.name, 'code', i.code, 'unit', w.unit, 'lotId', r.lot_id, 'lotNo', l.lot_no, 'expiresOn', l.expires_on,
          'accepted', r.accepted, 'free', r.free, 'rejected', r.rejected, 'rejectReason', r.reject_reason,
          'shortLifeReason', r.short_life_reason, 'valuePaise', r.value_paise) order by w.position, l.lot_no)
        from goods_receipt_line r
        join purchase_order_line w on w.l_id = r.l_id and w.line_id = r.order_line_id
        join item i on i.l_id = w.l_id and i.item_id = w.item_id
        left join stock_lot l on l.l_id = r.l_id and l.lot_id = r.lot_id
        where r.l_id = g.l_id and r.receipt_id = g.receipt_id) as lines
    from goods_receipt g
    join purchase_order o on o.l_id = g.l_id and o.order_id = g.order_id
    join vendor v on v.l_id = o.l_id and v.vendor_id = o.vendor_id
    join store s on s.l_id = o.l_id and s.store_id = o.store_id
    join money_document n on n.l_id = g.l_id and n.document_id = g.receipt_id
    join money_document po on po.l_id = g.l_id and po.document_id = g.order_id
    join login_user maker on maker.user_id = g.made_by
    where g.l_id = ${ctx.lId} and ${storeInScope(ctx.caller)} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ lines, madeAt, ...row }: Row): ReceiptView {
  return {
    ...row,
    madeAt: madeAt.toISOString(),
    valuePaise: lines.reduce((sum, { valuePaise }) => sum + valuePaise, 0),
    lines: lines.map((line) => ({
      ...line,
      accepted: thousandthsText(line.accepted),
      free: thousandthsText(line.free),
      rejected: thousandthsText(line.rejected),
    })),
  };
}

/** One receipt; refused when there is none of this id. */
export async function readReceipt(ctx: Ctx, receiptId: string): Promise<ReceiptView> {
  const [row] = await readRows(ctx, sql`g.receipt_id = ${receiptId}`);
  if (row === undefined) throw refuse('not-found');
  return present(row);
}

function soughtBy(
  ctx: Ctx,
  { q = '', by = 'doc_no' }: QueryOf<typeof receiptEndpoints.listReceipts>,
): RawBuilder<unknown>[] {
  if (q.trim() === '') return [];
  switch (by) {
    case 'doc_no':
      return [beginsWith(sql.ref('n.number'), q.trim().toUpperCase())];
    case 'vendor_name':
      return hasWords(sql.ref('v.name_search'), q);
    case 'added_by':
      return hasWords(sql`lower(maker.name)`, q);
    case 'lot_no':
      return [
        sql`exists (select from goods_receipt_line r join stock_lot l on l.l_id = r.l_id and l.lot_id = r.lot_id
          where r.l_id = g.l_id and r.receipt_id = g.receipt_id and starts_with(l.lot_no, ${q.trim().toUpperCase()}))`,
      ];
    case 'item_name':
    case 'item_code':
      return [orderHasItem(ctx, { q, by })];
  }
}

/** Receipts, newest first. */
export const listReceiptsOf = serve(receiptEndpoints.listReceipts, async (ctx, query) => {
  const { orderId } = query;
  return newestFirst(ctx, {
    by: ['g.made_at', 'g.receipt_id'],
    asked: query,
    conditions: [...(orderId === undefined ? [] : [sql`g.order_id = ${orderId}`]), ...soughtBy(ctx, query)],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ madeAt, receiptId }) => [madeAt, receiptId],
    present,
  });
});
