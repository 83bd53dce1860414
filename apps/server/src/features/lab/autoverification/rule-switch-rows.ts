import type { RuleSwitchKind } from '@nidan/domain/autoverification/rule-chain';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewSwitch {
  readonly switchId: string;
  readonly kind: RuleSwitchKind;
  readonly testId: string | null;
  readonly machineId: string | null;
  readonly reason: string;
}

/** Stops releases by rule, by the caller now. */
export async function insertSwitch(ctx: Ctx, made: NewSwitch): Promise<void> {
  await insertRows(ctx.db, 'rule_switch', [
    {
      l_id: ctx.lId,
      switch_id: made.switchId,
      kind: made.kind,
      test_id: made.testId,
      machine_id: made.machineId,
      reason: made.reason,
      stopped_at: ctx.now,
      stopped_by: ctx.caller.userId,
    },
  ]);
}

/** Ends a locked switch, by the caller now. */
export async function endSwitch(
  ctx: Ctx,
  { switchId, version }: { readonly switchId: string; readonly version: number },
  reason: string,
): Promise<void> {
  await ctx.db
    .updateTable('rule_switch')
    .set({
      resume_reason: reason,
      resumed_at: ctx.now,
      resumed_by: ctx.caller.userId,
      version: version + 1,
    })
    .where('l_id', '=', ctx.lId)
    .where('switch_id', '=', switchId)
    .execute();
}

/** What is stopped now. */
export interface OpenSwitch {
  readonly kind: RuleSwitchKind;
  readonly test_id: string | null;
  readonly machine_id: string | null;
}

/** Reads the switches that are on; an empty list lets everything go its way. */
export async function readOpenSwitches(ctx: Ctx): Promise<readonly OpenSwitch[]> {
  const { rows } = await sql<OpenSwitch>`
    select kind, test_id, machine_id from rule_switch where l_id = ${ctx.lId} and resumed_at is null`.execute(
    ctx.db,
  );
  return rows;
}

/** Whether a switch stops a test, whose values were measured on machines. */
export function isStopped(
  switches: readonly OpenSwitch[],
  { testId, machineIds }: { readonly testId: string; readonly machineIds: readonly string[] },
): boolean {
  return switches.some(
    (one) =>
      one.kind === 'lab' ||
      (one.kind === 'test' && one.test_id === testId) ||
      (one.machine_id !== null && machineIds.includes(one.machine_id)),
  );
}
