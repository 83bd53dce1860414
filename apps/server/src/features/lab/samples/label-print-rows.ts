import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LockedSample } from './sample-rows.ts';

/** Keeps who printed the labels of locked tubes, and why those that were printed before. */
export async function insertLabelPrints(
  ctx: Ctx,
  tubes: readonly LockedSample[],
  reason: string | null,
): Promise<void> {
  await insertRows(ctx.db, 'label_print', {
    shared: { l_id: ctx.lId, printed_at: ctx.now, printed_by: ctx.caller.userId },
    rows: tubes.map((tube) => ({
      label_print_id: newId(),
      sample_id: tube.sample_id,
      ordinal: tube.labels_printed + 1,
      reason: tube.labels_printed > 0 ? reason : null,
    })),
  });
}
