import type { RerunChoice } from '@nidan/domain/results/bench/rerun-change';
import { rerun } from '@nidan/domain/status-sets/lab/rerun';
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

/** Says that the repeat of tests has begun, of those whose rerun was only asked for. */
export async function beginReruns(ctx: Ctx, billTestIds: readonly string[]): Promise<void> {
  if (billTestIds.length === 0) return;
  const statement = sql`
    update rerun set status = ${rerun.codeOf('inProgress')}
    where l_id = ${ctx.lId} and bill_test_id = any(${[...billTestIds]}) and status = ${rerun.codeOf('requested')}`;
  await sendLater(ctx.db, statement);
}

/** Ends a rerun that is in progress with the caller's choice of a value and its reason. */
export async function finishRerun(
  ctx: Ctx,
  {
    rerunId,
    choice,
    reason,
  }: { readonly rerunId: string; readonly choice: RerunChoice; readonly reason: string },
): Promise<void> {
  await sql`
    update rerun set status = ${DONE}, chosen = ${choice}, chosen_reason = ${reason}, chosen_by = ${ctx.caller.userId}, chosen_at = ${ctx.now}
    where l_id = ${ctx.lId} and rerun_id = ${rerunId} and status = ${rerun.codeOf('inProgress')}`.execute(
    ctx.db,
  );
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
