import * as autoverificationEndpoints from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { RuleSetView } from '@nidan/contract/lab/autoverification/rule-views';
import { ruleSet } from '@nidan/domain/status-sets/lab/rule-set';
import { sql } from 'kysely';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { readRuleSet } from './present-rule-set.ts';
import { APPROVED } from './rule-set-codes.ts';
import { lockRuleSet, type RuleSetRow, updateRuleSet } from './rule-set-rows.ts';
import { requireRuledTest, requireSound } from './save-rule-draft.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function lockAsked(
  ctx: Ctx,
  { ruleSetId, version }: { readonly ruleSetId: string; readonly version: number },
): Promise<RuleSetRow> {
  const set = await lockRuleSet(ctx, ruleSetId);
  await expectVersion(ctx, { entityId: ruleSetId, expected: version, found: set.version });
  return set;
}

async function requireAnother(ctx: Ctx, { made_by: maker, changed_by: changer }: RuleSetRow): Promise<void> {
  const writers = [...new Set([maker, changer])];
  if (writers.includes(ctx.caller.userId)) {
    throw refuse('rule-set-by-maker', { details: { name: ctx.caller.name } });
  }
  for (const writer of writers) await requireTwoPeople(ctx, writer);
}

/** Ends the approved set of a test, which another one takes the place of. */
async function endFormer(ctx: Ctx, testId: string, reason: string): Promise<void> {
  const { rows } = await sql<{ rule_set_id: string }>`
    select rule_set_id from rule_set where l_id = ${ctx.lId} and test_id = ${testId} and state = ${APPROVED}`.execute(
    ctx.db,
  );
  for (const { rule_set_id: id } of rows) await end(ctx, await lockRuleSet(ctx, id), reason);
}

async function end(ctx: Ctx, set: RuleSetRow, reason: string): Promise<void> {
  await updateRuleSet(ctx, set, {
    state: 'retired',
    retired_at: ctx.now,
    retired_by: ctx.caller.userId,
    retire_reason: reason,
  });
  recordEvent(ctx, {
    entityKind: 'RULE_SET',
    entityId: set.rule_set_id,
    action: 'retire',
    before: { state: set.state, mode: set.mode },
    after: { state: 'retired' },
    reason,
  });
}

/** Approves a draft that another person wrote; its rules are proved again against the test as it is now. */
export const approveRuleSet = serve(
  autoverificationEndpoints.approveRuleSet,
  async (ctx, { ruleSetId, version, mode }): Promise<RuleSetView> => {
    const set = await lockAsked(ctx, { ruleSetId, version });
    const test = await requireRuledTest(ctx, set.test_id);
    const state = stepOrRefuse(test.name, ruleSet.step('approve', set.state));
    await requireAnother(ctx, set);
    requireSound(test, set.rules);
    await endFormer(ctx, set.test_id, `Version ${set.number} takes its place`);
    await updateRuleSet(ctx, set, { state, mode, approved_at: ctx.now, approved_by: ctx.caller.userId });
    recordEvent(ctx, {
      entityKind: 'RULE_SET',
      entityId: ruleSetId,
      action: 'approve',
      before: { state: set.state, mode: set.mode },
      after: { state, mode },
    });
    return readRuleSet(ctx, ruleSetId);
  },
);

/** Turns a set off, lets it tell, or, when it is approved, release. */
export const changeRuleMode = serve(
  autoverificationEndpoints.changeRuleMode,
  async (ctx, { ruleSetId, version, mode, reason }): Promise<RuleSetView> => {
    const set = await lockAsked(ctx, { ruleSetId, version });
    const test = await requireRuledTest(ctx, set.test_id);
    if (set.state === 'retired') {
      const details = { what: test.name, label: ruleSet.labelOf(set.state), action: 'changeMode' };
      throw refuse('transition-refused', { details });
    }
    if (mode === 'live' && set.state !== 'approved') {
      throw refuse('rule-set-not-approved', { details: { test: test.name } });
    }
    await updateRuleSet(ctx, set, { mode });
    recordEvent(ctx, {
      entityKind: 'RULE_SET',
      entityId: ruleSetId,
      action: 'changeMode',
      before: { mode: set.mode },
      after: { mode },
      reason: reason.trim(),
    });
    return readRuleSet(ctx, ruleSetId);
  },
);

/** Takes a set out of use for good. */
export const retireRuleSet = serve(
  autoverificationEndpoints.retireRuleSet,
  async (ctx, { ruleSetId, version, reason }): Promise<RuleSetView> => {
    const set = await lockAsked(ctx, { ruleSetId, version });
    const test = await requireRuledTest(ctx, set.test_id);
    stepOrRefuse(test.name, ruleSet.step('retire', set.state));
    await end(ctx, set, reason.trim());
    return readRuleSet(ctx, ruleSetId);
  },
);
