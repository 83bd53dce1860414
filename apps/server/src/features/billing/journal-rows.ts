import type { Posting } from '@nidan/domain/money/journal';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import { newId } from '../../kernel/database/new-id.ts';
import type { Ctx } from '../../kernel/http/context.ts';

/** Postings of one document: a bill, a discount, a cancellation, a payment, a refund. */
export interface Voucher {
  readonly billId: string;
  readonly postings: readonly Posting[];
  readonly lineId?: string;
  readonly paymentId?: string;
  readonly refundId?: string;
}

/** Posts vouchers now at a place of the lab, each under an entry of its own; refused when the day is closed. */
export async function insertVouchers(
  ctx: Ctx,
  locationId: string,
  vouchers: readonly Voucher[],
): Promise<void> {
  const postedOn = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const rows = vouchers.flatMap(({ billId, postings, lineId, paymentId, refundId }) => {
    const entryId = newId();
    return postings.map(({ kind, debit, credit, amount }) => ({
      l_id: ctx.lId,
      posting_id: newId(),
      entry_id: entryId,
      posted_at: ctx.now,
      posted_on: postedOn,
      location_id: locationId,
      kind,
      debit_account: debit,
      credit_account: credit,
      amount_paise: amount,
      bill_id: billId,
      line_id: lineId ?? null,
      payment_id: paymentId ?? null,
      refund_id: refundId ?? null,
      posted_by: ctx.caller.userId,
    }));
  });
  await insertRows(ctx.db, 'journal_posting', rows);
}
