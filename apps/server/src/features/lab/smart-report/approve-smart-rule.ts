import * as smartReportEndpoints from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import type { SmartRuleView } from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { smartRuleOf } from '@nidan/domain/smart-report/smart-rules';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { approvedRules, isApprovalOf, presentSmartRule } from './smart-rules.query.ts';
import { insertApproval, withdrawApproval } from './smart-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Lets a delivered rule speak in the lab, or silences it. */
export const approveRule = serve(
  smartReportEndpoints.approveSmartRule,
  async (ctx, { ruleId, ruleVersion, approved }): Promise<SmartRuleView> => {
    const rule = smartRuleOf(ruleId);
    if (rule === undefined) throw refuse('not-found');
    if (rule.ruleVersion !== ruleVersion) throw refuse('smart-rule-changed', { details: { rule: ruleId } });
    const was = (await approvedRules(ctx)).some((one) => isApprovalOf(rule, one));
    if (was === approved) {
      const details = { rule: ruleId, label: approved ? 'approved' : 'not approved' };
      throw refuse('smart-rule-standing', { details });
    }
    await withdrawApproval(ctx, ruleId);
    const approvalId = newId();
    if (approved) await insertApproval(ctx, { approvalId, ruleId, ruleVersion });
    recordEvent(ctx, {
      entityKind: 'SMART_RULE',
      entityId: approvalId,
      action: approved ? 'approve' : 'withdraw',
      before: { approved: was },
      after: { rule: ruleId, ruleVersion, approved },
    });
    return presentSmartRule(rule, await approvedRules(ctx));
  },
);
