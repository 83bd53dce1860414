import { rerun, type RerunAction } from '@nidan/domain/status-sets/lab/rerun';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { HandOver } from '../../../kernel/access/open-work.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

const DONE = literalCode(rerun.codeOf('done'));

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
      assigned_to: ctx.caller.userId,
      requested_at: ctx.now,
    })),
  );
}

/** Takes the reruns of tests one step, those from which the step is possible. */
export async function stepReruns(
  ctx: Ctx,
  action: RerunAction,
  billTestIds: readonly string[],
): Promise<void> {
  if (billTestIds.length === 0) return;
  for (const from of rerun.stateNames) {
    const outcome = rerun.step(action, from);
    if (!outcome.ok) continue;
    const statement = sql`
      update rerun set status = ${rerun.codeOf(outcome.to)}
      where l_id = ${ctx.lId} and bill_test_id = any(${[...billTestIds]}) and status = ${rerun.codeOf(from)}`;
    // One step after the other: the second begins where the first ends.
    // oxlint-disable-next-line no-await-in-loop
    await sendLater(ctx.db, statement);
  }
}

/** Gives the open reruns of one person to another; answers how many. */
export async function moveReruns(ctx: Ctx, { from, to }: HandOver): Promise<number> {
  const { rows } = await sql`
    update rerun set assigned_to = ${to}
    where l_id = ${ctx.lId} and assigned_to = ${from} and status <> ${DONE} returning rerun_id`.execute(
    ctx.db,
  );
  return rows.length;
}
