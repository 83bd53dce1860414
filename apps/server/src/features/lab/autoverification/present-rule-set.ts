import type { RuleSetView } from '@nidan/contract/lab/autoverification/rule-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { ruleSet } from '@nidan/domain/status-sets/lab/rule-set';
import { sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { RuleSetRow } from './rule-set-rows.ts';

export interface ShownRuleSet extends RuleSetRow {
  readonly made_at: Date;
  readonly maker: string;
  readonly changer: string;
  readonly approved_at: Date | null;
  readonly approver: string | null;
  readonly retired_at: Date | null;
  readonly retirer: string | null;
  readonly retire_reason: string | null;
}

/** Of a `rule_set r` with the people who made it what it is. */
export const shownRuleSets = sql.raw(`
  select r.rule_set_id, r.test_id, r.number, r.state, r.mode, r.rules, r.made_by, r.changed_by, r.version, r.made_at,
    maker.name as maker, changer.name as changer, r.approved_at, approver.name as approver, r.retired_at,
    retirer.name as retirer, r.retire_reason
  from rule_set r
  join login_user maker on maker.user_id = r.made_by
  join login_user changer on changer.user_id = r.changed_by
  left join login_user approver on approver.user_id = r.approved_by
  left join login_user retirer on retirer.user_id = r.retired_by`);

/** What the caller may do with a set next. */
function stepsOf({ caller }: Ctx, row: RuleSetRow): string[] {
  const steps: string[] = [];
  if (row.state === 'draft' && hasRight(caller, 'catalog', PERMISSION.update)) steps.push('change');
  if (!hasRight(caller, 'authorise', PERMISSION.update)) return steps;
  const isOwn = row.made_by === caller.userId || row.changed_by === caller.userId;
  const possible = ruleSet.possible(row.state).filter((action) => action !== 'approve' || !isOwn);
  return [...steps, ...possible, ...(row.state === 'retired' ? [] : ['changeMode'])];
}

/** A rule set as its page shows it. */
export function presentRuleSet(ctx: Ctx, row: ShownRuleSet): RuleSetView {
  const { rules } = row;
  return {
    ruleSetId: row.rule_set_id,
    testId: row.test_id,
    number: row.number,
    state: row.state,
    mode: row.mode,
    rules: { ...rules, values: rules.values.map((value) => ({ ...value })) },
    madeAt: row.made_at.toISOString(),
    madeBy: row.maker,
    changedBy: row.changer,
    approvedAt: row.approved_at?.toISOString() ?? null,
    approvedBy: row.approver,
    retiredAt: row.retired_at?.toISOString() ?? null,
    retiredBy: row.retirer,
    retireReason: row.retire_reason,
    version: row.version,
    can: stepsOf(ctx, row),
  };
}

/** Reads one set as its page shows it. */
export async function readRuleSet(ctx: Ctx, ruleSetId: string): Promise<RuleSetView> {
  const { rows } = await sql<ShownRuleSet>`
    ${shownRuleSets} where r.l_id = ${ctx.lId} and r.rule_set_id = ${ruleSetId}`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return presentRuleSet(ctx, row);
}
