import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

type Body = BodyOf<typeof receiveGoods>;

/** A line of a receipt; quantities in thousandths of the unit of its order. */
export interface PlannedLine {
  readonly given: Body['lines'][number];
  readonly lotId: string | null;
  readonly accepted: number;
  readonly free: number;
  readonly rejected: number;
  readonly valuePaise: number;
}

/** Adds a receipt that the caller makes now. */
export async function insertReceipt(ctx: Ctx, body: Body, lines: readonly PlannedLine[]): Promise<void> {
  await insertRows(ctx.db, 'goods_receipt', [
    {
      l_id: ctx.lId,
      receipt_id: body.receiptId,
      order_id: body.orderId,
      challan_no: body.challanNo.trim(),
      temperature: body.temperature === null ? null : Math.round(body.temperature * 10),
      note: body.note.trim(),
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
  const rows = lines.map(({ given, lotId, accepted, free, rejected, valuePaise }) => ({
    l_id: ctx.lId,
    receipt_line_id: given.receiptLineId,
    receipt_id: body.receiptId,
    order_line_id: given.orderLineId,
    lot_id: lotId,
    accepted,
    free,
    rejected,
    reject_reason: given.rejectReason,
    short_life_reason: given.shortLifeReason,
    value_paise: valuePaise,
  }));
  await insertRows(ctx.db, 'goods_receipt_line', rows);
}
