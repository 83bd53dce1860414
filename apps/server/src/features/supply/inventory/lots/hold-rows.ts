import { sql } from 'kysely';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import { sendLater } from '../../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

/** Begins holds of lots, which nobody may be measured with from now on; those lots are locked, or new. */
export async function beginHolds(ctx: Ctx, lotIds: readonly string[], reason: string): Promise<void> {
  if (lotIds.length === 0) return;
  const rows = lotIds.map((lotId) => ({
    l_id: ctx.lId,
    hold_id: newId(),
    lot_id: lotId,
    reason,
    held_at: ctx.now,
    held_by: ctx.caller.userId,
  }));
  await insertRows(ctx.db, 'lot_hold', rows);
}

/** Ends the open hold of a locked lot. */
export async function endHold(ctx: Ctx, lotId: string, note: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update lot_hold set released_at = ${ctx.now}, released_by = ${ctx.caller.userId}, release_note = ${note}
      where l_id = ${ctx.lId} and lot_id = ${lotId} and released_at is null`,
  );
}
