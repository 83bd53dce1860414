import * as autoverificationEndpoints from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { RuleSwitchView } from '@nidan/contract/lab/autoverification/rule-views';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { endSwitch, insertSwitch, readOpenSwitches } from './rule-switch-rows.ts';
import { readSwitch } from './rule-switches.query.ts';
import { requireRuledTest } from './save-rule-draft.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Stops releases by rule at once, for the lab, a test or a machine. */
export const stopRules = serve(
  autoverificationEndpoints.stopRules,
  async (ctx, { switchId, kind, testId, machineId, ...said }): Promise<RuleSwitchView> => {
    const named = kind === 'test' ? testId : kind === 'machine' ? machineId : '';
    const isOne = (testId === null || kind === 'test') && (machineId === null || kind === 'machine');
    if (named === null || !isOne) throw refuse('rule-switch-target');
    if (testId !== null) await requireRuledTest(ctx, testId);
    const open = await readOpenSwitches(ctx);
    if (open.some((one) => one.kind === kind && one.test_id === testId && one.machine_id === machineId))
      throw refuse('rules-stopped-already');
    const reason = said.reason.trim();
    await insertSwitch(ctx, { switchId, kind, testId, machineId, reason });
    recordEvent(ctx, {
      entityKind: 'RULE_SWITCH',
      entityId: switchId,
      action: 'stop',
      after: { kind, testId, machineId },
      reason,
    });
    return readSwitch(ctx, switchId);
  },
);

/** Lets results go out by rule again. */
export const resumeRules = serve(
  autoverificationEndpoints.resumeRules,
  async (ctx, { switchId, version, ...said }): Promise<RuleSwitchView> => {
    const { rows } = await sql<{ version: number; by: string | null }>`
    select w.version, (select name from login_user u where u.user_id = w.resumed_by) as by from rule_switch w
    where w.l_id = ${ctx.lId} and w.switch_id = ${switchId} for no key update of w`.execute(ctx.db);
    const [row] = rows;
    if (row === undefined) throw refuse('not-found');
    await expectVersion(ctx, { entityId: switchId, expected: version, found: row.version });
    if (row.by !== null) throw refuse('rules-not-stopped', { details: { by: row.by } });
    const reason = said.reason.trim();
    await endSwitch(ctx, { switchId, version: row.version }, reason);
    recordEvent(ctx, { entityKind: 'RULE_SWITCH', entityId: switchId, action: 'resume', reason });
    return readSwitch(ctx, switchId);
  },
);
