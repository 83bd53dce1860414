import * as approvalRuleEndpoints from '@nidan/contract/people/approvals/approval-rule-endpoints';
import type {
  ApprovalRuleInput,
  RuleFindingView,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import type { ApprovalRule } from '@nidan/domain/approvals/approval-rule';
import { checkApprovalRules, type RuleFinding } from '@nidan/domain/approvals/check-approval-rules';
import { enabledRules } from './approval-rules.query.ts';
import { type NamedApprover, readApprovers } from './approvers.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Checked = ApprovalRule & { readonly name: string };

/** A rule as it was written, for the rules that judge it. */
export function ruleOfInput(input: ApprovalRuleInput): Checked {
  const { ruleId, type, name, fromPaise: from, untilPaise: until, levels } = input;
  return { ruleId, type, name, from, until, levels };
}

function present(
  finding: RuleFinding,
  rules: readonly Checked[],
  approvers: readonly NamedApprover[],
): RuleFindingView[] {
  const none = { ruleId: null, rule: '', level: null, person: null, fromPaise: null, untilPaise: null };
  if (finding.kind === 'gap') {
    const { kind, type, from, until } = finding;
    return [{ ...none, kind, type, fromPaise: from, untilPaise: until }];
  }
  const { kind, ruleId, level } = finding;
  const rule = rules.find((one) => one.ruleId === ruleId);
  if (rule === undefined) return [];
  const person =
    kind === 'onlyThemselves'
      ? (approvers.find(({ userId }) => userId === finding.userId)?.name ?? null)
      : null;
  return [{ ...none, kind, type: rule.type, ruleId, rule: rule.name, level, person }];
}

/** What is wrong with the enabled rules, a draft among them in place of its former self. */
export const checkRulesOf = serve(approvalRuleEndpoints.checkRules, async (ctx, { draft }) => {
  const [stored, approvers] = await Promise.all([enabledRules(ctx), readApprovers(ctx, null)]);
  const others = stored.filter(({ ruleId }) => ruleId !== draft?.ruleId);
  const rules: Checked[] = draft?.status === 'enabled' ? [...others, ruleOfInput(draft)] : others;
  const findings = checkApprovalRules(rules, approvers);
  return { findings: findings.flatMap((finding) => present(finding, rules, approvers)) };
});
