import * as smartReportEndpoints from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import type { SmartRuleView } from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { SMART_RULES, type SmartRule } from '@nidan/domain/smart-report/smart-rules';
import { sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { serve } from '../../../kernel/http/serve.ts';

export interface ApprovedRule {
  readonly rule_id: string;
  readonly rule_version: number;
  readonly approved_at: Date;
  readonly name: string;
}

/** Rules that may speak in the lab: their words are those that were approved. */
export async function approvedRules({ db, lId }: Ctx): Promise<readonly ApprovedRule[]> {
  const { rows } = await sql<ApprovedRule>`
    select a.rule_id, a.rule_version, a.approved_at, u.name from smart_rule_approval a
    join login_user u on u.user_id = a.approved_by
    where a.l_id = ${lId} and a.withdrawn_at is null`.execute(db);
  return rows.filter((row) => SMART_RULES.some((rule) => isApprovalOf(rule, row)));
}

/** Whether an approval is one of these words, not of their former ones. */
export function isApprovalOf({ ruleId, ruleVersion }: SmartRule, approved: ApprovedRule): boolean {
  return approved.rule_id === ruleId && approved.rule_version === ruleVersion;
}

/** A rule with who approved it. */
export function presentSmartRule(rule: SmartRule, approvals: readonly ApprovedRule[]): SmartRuleView {
  const approved = approvals.find((one) => isApprovalOf(rule, one));
  return {
    ...rule,
    says: { ...rule.says },
    asks: { ...rule.asks },
    approved: approved === undefined ? null : { by: approved.name, at: approved.approved_at.toISOString() },
  };
}

/** Every delivered rule, as this lab has approved it or not. */
export const listSmartRulesOf = serve(smartReportEndpoints.listSmartRules, async (ctx, query) => {
  const approvals = await approvedRules(ctx);
  return pageInMemory(SMART_RULES, query, {
    id: ({ ruleId }) => ruleId,
    present: (rule) => presentSmartRule(rule, approvals),
  });
});
