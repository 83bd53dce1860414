import type { GstEntry } from '@nidan/domain/tax/gst-of-test';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Adds what is laid down of the GST of a test, after all that was said before. */
export async function insertGst(
  ctx: Ctx,
  entry: GstEntry & { readonly testId: string; readonly entryNo: number; readonly reason: string },
): Promise<void> {
  await insertRows(ctx.db, 'test_gst', [
    {
      l_id: ctx.lId,
      test_id: entry.testId,
      entry_no: entry.entryNo,
      from_date: entry.fromDate,
      rate_percent: entry.ratePercent,
      reason: entry.reason,
      written_at: ctx.now,
      written_by: ctx.caller.userId,
    },
  ]);
}
