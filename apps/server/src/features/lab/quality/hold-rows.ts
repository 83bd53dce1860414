import type { LookBackDecision } from '@nidan/domain/quality/quality-state';
import type { WestgardRule } from '@nidan/domain/quality/westgard-rule';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { Measuring } from './quality-of-results.query.ts';

interface NewHold extends Measuring {
  readonly holdId: string;
  readonly runId: string;
  readonly rule: WestgardRule;
  readonly lastGoodAt: Date | null;
}

/** Opens a hold on a parameter of a machine. */
export async function insertHold(ctx: Ctx, hold: NewHold): Promise<void> {
  await insertRows(ctx.db, 'qc_hold', [
    {
      l_id: ctx.lId,
      hold_id: hold.holdId,
      machine_id: hold.machineId,
      parameter_id: hold.parameterId,
      run_id: hold.runId,
      rule: hold.rule,
      opened_at: ctx.now,
      last_good_at: hold.lastGoodAt,
    },
  ]);
}

export interface LockedHold extends Measuring {
  readonly holdId: string;
  readonly runId: string;
  readonly parameter: string;
  readonly openedAt: Date;
  readonly lastGoodAt: Date | null;
  readonly releasedAt: Date | null;
  readonly version: number;
}

/** Locks a hold; refused when the lab has none of this id. */
export async function lockHold(ctx: Ctx, holdId: string): Promise<LockedHold> {
  const { rows } = await sql<LockedHold>`
    select h.hold_id as "holdId", h.machine_id as "machineId", h.parameter_id as "parameterId", p.name as parameter,
      h.run_id as "runId", h.opened_at as "openedAt", h.last_good_at as "lastGoodAt", h.released_at as "releasedAt", h.version
    from qc_hold h join parameter p on p.l_id = h.l_id and p.parameter_id = h.parameter_id
    where h.l_id = ${ctx.lId} and h.hold_id = ${holdId} for no key update of h`.execute(ctx.db);
  const [hold] = rows;
  if (hold === undefined) throw refuse('not-found');
  return hold;
}

/** Locks the open holds of a machine, by parameter. */
export async function lockOpenHolds(ctx: Ctx, machineId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ parameterId: string; holdId: string }>`
    select parameter_id as "parameterId", hold_id as "holdId" from qc_hold
    where l_id = ${ctx.lId} and machine_id = ${machineId} and released_at is null
    order by hold_id for no key update`.execute(ctx.db);
  return new Map(rows.map(({ parameterId, holdId }) => [parameterId, holdId]));
}

/** Writes that a good run released a locked hold. */
export async function markReleasedByRun(ctx: Ctx, holdId: string, runId: string): Promise<void> {
  await sql`
    update qc_hold set released_at = ${ctx.now}, released_by = ${ctx.caller.userId}, release_kind = 'run',
      release_run_id = ${runId}, version = version + 1
    where l_id = ${ctx.lId} and hold_id = ${holdId}`.execute(ctx.db);
}

/** Writes that the caller released a locked hold without a good run. */
export async function markOverridden(ctx: Ctx, holdId: string, reason: string): Promise<void> {
  await sql`
    update qc_hold set released_at = ${ctx.now}, released_by = ${ctx.caller.userId}, release_kind = 'override',
      release_reason = ${reason}, version = version + 1
    where l_id = ${ctx.lId} and hold_id = ${holdId}`.execute(ctx.db);
}

interface NewDecision {
  readonly holdId: string;
  readonly billTestId: string;
  readonly parameterId: string;
  readonly version: number;
  readonly decision: LookBackDecision;
  readonly note: string;
}

/** Writes what the caller decided about a value of a look-back. */
export async function insertDecision(ctx: Ctx, decided: NewDecision): Promise<void> {
  await insertRows(ctx.db, 'qc_look_back', [
    {
      l_id: ctx.lId,
      hold_id: decided.holdId,
      bill_test_id: decided.billTestId,
      parameter_id: decided.parameterId,
      version: decided.version,
      decision: decided.decision,
      note: decided.note,
      decided_at: ctx.now,
      decided_by: ctx.caller.userId,
    },
  ]);
}
