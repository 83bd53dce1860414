import * as autoverificationEndpoints from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { RuleSwitchView } from '@nidan/contract/lab/autoverification/rule-views';
import type { RuleSwitchKind } from '@nidan/domain/autoverification/rule-chain';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What stopped releases before is shown so far back. */
const SHOWN = 50;

interface Row {
  readonly switch_id: string;
  readonly kind: RuleSwitchKind;
  readonly test_name: string | null;
  readonly machine: string | null;
  readonly reason: string;
  readonly stopped_at: Date;
  readonly stopper: string;
  readonly resume_reason: string | null;
  readonly resumed_at: Date | null;
  readonly resumer: string | null;
  readonly version: number;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<RuleSwitchView[]> {
  const { rows } = await sql<Row>`
    select w.switch_id, w.kind, t.name as test_name, m.name as machine, w.reason, w.stopped_at, stopper.name as stopper,
      w.resume_reason, w.resumed_at, resumer.name as resumer, w.version
    from rule_switch w
    left join machine m on m.l_id = w.l_id and m.machine_id = w.machine_id
    left join test t on t.l_id = w.l_id and t.test_id = w.test_id
    join login_user stopper on stopper.user_id = w.stopped_by
    left join login_user resumer on resumer.user_id = w.resumed_by
    where w.l_id = ${ctx.lId} and ${rest}
    order by w.resumed_at desc nulls first, w.stopped_at desc limit ${SHOWN}`.execute(ctx.db);
  return rows.map((row) => ({
    switchId: row.switch_id,
    kind: row.kind,
    target: row.test_name ?? row.machine ?? '',
    reason: row.reason,
    stoppedAt: row.stopped_at.toISOString(),
    stoppedBy: row.stopper,
    resumeReason: row.resume_reason,
    resumedAt: row.resumed_at?.toISOString() ?? null,
    resumedBy: row.resumer,
    version: row.version,
  }));
}

/** What stops releases by rule, and the machines that could be named. */
export const listSwitches = serve(autoverificationEndpoints.listRuleSwitches, async (ctx) => {
  const [switches, machines] = await Promise.all([
    readRows(ctx, sql`true`),
    sql<{ machineId: string; name: string }>`
      select machine_id as "machineId", name from machine where l_id = ${ctx.lId} and status = ${masterData.codes.enabled}
      order by name, code`.execute(ctx.db),
  ]);
  return { switches, machines: machines.rows };
});

/** One switch. */
export async function readSwitch(ctx: Ctx, switchId: string): Promise<RuleSwitchView> {
  const [found] = await readRows(ctx, sql`w.switch_id = ${switchId}`);
  if (found === undefined) throw refuse('not-found');
  return found;
}
