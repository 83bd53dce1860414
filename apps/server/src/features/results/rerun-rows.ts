import { rerun } from '@nidan/domain/status-sets/rerun';
import { sql } from 'kysely';
import { insertRows } from '../../kernel/database/insert-rows.ts';
import { newId } from '../../kernel/database/new-id.ts';
import { sendLater } from '../../kernel/database/send-later.ts';
import type { Ctx } from '../../kernel/http/context.ts';

/** Opens a rerun for each of the tests. */
export async function insertReruns(ctx: Ctx, billTestIds: readonly string[], reason: string): Promise<void> {
  await insertRows(
    ctx.db,
    'rerun',
    billTestIds.map((billTestId) => ({
      l_id: ctx.lId,
      rerun_id: newId(),
      bill_test_id: billTestId,
      status: rerun.codeOf('requested'),
      reason,
      requested_by: ctx.caller.userId,
      requested_at: ctx.now,
    })),
  );
}

/** Closes the open reruns of tests whose repeat was entered. */
export async function finishReruns(ctx: Ctx, billTestIds: readonly string[]): Promise<void> {
  if (billTestIds.length === 0) return;
  const done = rerun.codeOf('done');
  const statement = sql`
    update rerun set status = ${done}
    where l_id = ${ctx.lId} and bill_test_id = any(${[...billTestIds]}) and status <> ${done}`;
  await sendLater(ctx.db, statement);
}
