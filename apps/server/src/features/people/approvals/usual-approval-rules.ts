import type { ApprovalRuleInput } from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { APPROVAL_TYPE_NAMES, type ApprovalType } from '@nidan/domain/enumerations/approvals';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { UsualRole } from '../../base/roles/usual-roles.ts';
import { insertRule } from './approval-rule-rows.ts';

const LARGE_DISCOUNT = 500_000;

/** Rules that a lab begins with: the manager decides; discounts from ₹5,000 on after the accountant. Nothing asks for tests that go out. */
function usualApprovalRules(roles: ReadonlyMap<string, string>): ApprovalRuleInput[] {
  const level = (title: UsualRole) => ({
    title,
    assignment: 'role' as const,
    assigneeId: roles.get(title) ?? '',
  });
  const rule = (type: ApprovalType, given: Partial<ApprovalRuleInput> = {}): ApprovalRuleInput => ({
    ruleId: newId(),
    type,
    status: 'enabled',
    name: `Any ${type}`,
    fromPaise: 0,
    untilPaise: null,
    levels: [level('Manager')],
    ...given,
  });
  const others = APPROVAL_TYPE_NAMES.filter(
    (type) => type !== 'bill discount' && type !== 'outsourced test PO',
  );
  return [
    ...others.map((type) => rule(type)),
    rule('bill discount', { name: 'Discount below ₹5,000', untilPaise: LARGE_DISCOUNT }),
    rule('bill discount', {
      name: 'Discount from ₹5,000',
      fromPaise: LARGE_DISCOUNT,
      levels: [level('Accountant'), level('Manager')],
    }),
  ];
}

/** Gives a new lab its usual rules, so that what needs an approval can be asked for from the first day. */
export async function enterUsualApprovalRules(
  writer: Pick<Ctx, 'db' | 'lId'>,
  roles: ReadonlyMap<string, string>,
): Promise<void> {
  for (const rule of usualApprovalRules(roles)) await insertRule(writer, rule);
}
