import * as approvalRuleEndpoints from '@nidan/contract/people/approvals/approval-rule-endpoints';
import type {
  ApprovalRuleInput,
  ApprovalRuleView,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { checkApprovalRules } from '@nidan/domain/approvals/check-approval-rules';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { insertRule, lockRule, replaceRule } from './approval-rule-rows.ts';
import { readRuleOf } from './approval-rules.query.ts';
import { readApprovers } from './approvers.query.ts';
import { ruleOfInput } from './check-rules.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Refuses a band that ends before it begins, and an enabled rule that nobody could end. */
async function requireUsable(ctx: Ctx, rule: ApprovalRuleInput): Promise<void> {
  const { fromPaise, untilPaise, status } = rule;
  if (untilPaise !== null && untilPaise <= fromPaise) {
    throw refuseField('untilPaise', 'amount-above-first');
  }
  if (status !== 'enabled') return;
  const findings = checkApprovalRules([ruleOfInput(rule)], await readApprovers(ctx, null));
  const fatal = findings.find(({ kind }) => kind === 'neverEnds');
  if (fatal === undefined) return;
  throw refuse('approval-rule-never-ends', { details: { level: String(rule.levels.length) } });
}

function saidOf({ name, type, status, fromPaise, untilPaise, levels }: ApprovalRuleView) {
  return {
    name,
    type,
    status,
    fromPaise,
    untilPaise,
    levels: levels.map(({ title, assignee }) => `${title}: ${assignee}`),
  };
}

/** Makes a rule for what is asked from now on. */
export const createApprovalRule = serve(
  approvalRuleEndpoints.createApprovalRule,
  async (ctx, body: ApprovalRuleInput): Promise<ApprovalRuleView> => {
    await requireUsable(ctx, body);
    await insertRule(ctx, body);
    const made = await readRuleOf(ctx, body.ruleId);
    recordEvent(ctx, {
      entityKind: 'APPROVAL_RULE',
      entityId: body.ruleId,
      action: 'create',
      after: saidOf(made),
    });
    return made;
  },
);

/** Replaces what a rule says, for what is asked from now on. */
export const changeApprovalRule = serve(
  approvalRuleEndpoints.changeApprovalRule,
  async (ctx, { version, ...rule }): Promise<ApprovalRuleView> => {
    const { ruleId } = rule;
    const found = await lockRule(ctx, ruleId);
    await expectVersion(ctx, { entityId: ruleId, expected: version, found });
    await requireUsable(ctx, rule);
    const before = await readRuleOf(ctx, ruleId);
    await replaceRule(ctx, rule);
    const after = await readRuleOf(ctx, ruleId);
    recordEvent(ctx, {
      entityKind: 'APPROVAL_RULE',
      entityId: ruleId,
      action: 'update',
      before: saidOf(before),
      after: saidOf(after),
    });
    return after;
  },
);
