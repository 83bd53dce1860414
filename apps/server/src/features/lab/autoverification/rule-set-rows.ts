import type { RuleSetMode } from '@nidan/domain/autoverification/rule-chain';
import type { RuleSet } from '@nidan/domain/autoverification/rule-set';
import type { RuleSetState } from '@nidan/domain/status-sets/lab/rule-set';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface RuleSetRow {
  readonly rule_set_id: string;
  readonly test_id: string;
  readonly number: number;
  readonly state: RuleSetState;
  readonly mode: RuleSetMode;
  readonly rules: RuleSet;
  readonly made_by: string;
  readonly changed_by: string;
  readonly version: number;
}

/** Locks one rule set; refused when the lab has none of this id. */
export async function lockRuleSet(ctx: Ctx, ruleSetId: string): Promise<RuleSetRow> {
  const { rows } = await sql<RuleSetRow>`
    select rule_set_id, test_id, number, state, mode, rules, made_by, changed_by, version from rule_set
    where l_id = ${ctx.lId} and rule_set_id = ${ruleSetId} for no key update`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return row;
}

export interface NewRuleSet {
  readonly ruleSetId: string;
  readonly testId: string;
  readonly number: number;
  readonly mode: 'off' | 'shadow';
  readonly rules: RuleSet;
}

/** Adds drafts that the caller writes now. */
export async function insertDrafts(ctx: Ctx, drafts: readonly NewRuleSet[]): Promise<void> {
  await insertRows(ctx.db, 'rule_set', {
    shared: {
      l_id: ctx.lId,
      state: 'draft',
      made_at: ctx.now,
      made_by: ctx.caller.userId,
      changed_by: ctx.caller.userId,
    },
    rows: drafts.map(({ ruleSetId, testId, number, mode, rules }) => ({
      rule_set_id: ruleSetId,
      test_id: testId,
      number,
      mode,
      rules: JSON.stringify(rules),
    })),
  });
}

export interface RuleSetChange {
  readonly state?: RuleSetState;
  readonly mode?: RuleSetMode;
  readonly rules?: string;
  readonly changed_by?: string;
  readonly approved_at?: Date;
  readonly approved_by?: string;
  readonly retired_at?: Date;
  readonly retired_by?: string;
  readonly retire_reason?: string;
}

/** Writes what changes of a locked set. */
export async function updateRuleSet(
  ctx: Ctx,
  set: Pick<RuleSetRow, 'rule_set_id' | 'version'>,
  change: RuleSetChange,
): Promise<void> {
  await ctx.db
    .updateTable('rule_set')
    .set({ ...change, version: set.version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('rule_set_id', '=', set.rule_set_id)
    .execute();
}
