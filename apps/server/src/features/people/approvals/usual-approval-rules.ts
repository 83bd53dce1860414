import type { ApprovalRuleInput } from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { APPROVAL_TYPE_NAMES } from '@nidan/domain/enumerations/approvals';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { UsualRole } from '../../base/roles/usual-roles.ts';
import { insertRule } from './approval-rule-rows.ts';

/** Types that the manager decides whatever the amount: all but those of patients, and of tests that go out, which nothing asks for. */
const BY_MANAGER = APPROVAL_TYPE_NAMES.filter(
  (type) => type !== 'bill discount' && type !== 'credit note' && type !== 'outsourced test PO',
);

/** Rules that a lab begins with: the manager decides; discounts from ₹5,000 on after the accountant. */
function usualApprovalRules(roles: ReadonlyMap<string, string>): ApprovalRuleInput[] {
  const level = (title: UsualRole) => ({
    title,
    assignment: 'role' as const,
    assigneeId: roles.get(title) ?? '',
  });
  const discounts = { type: 'bill discount', status: 'enabled' } as const;
  const large = 500_000;
  return [
    ...BY_MANAGER.map((type) => ({
      ruleId: newId(),
      type,
      status: 'enabled' as const,
      name: `Any ${type}`,
      fromPaise: 0,
      untilPaise: null,
      levels: [level('Manager')],
    })),
    {
      ...discounts,
      ruleId: newId(),
      name: 'Discount below ₹5,000',
      fromPaise: 0,
      untilPaise: large,
      levels: [level('Manager')],
    },
    {
      ...discounts,
      ruleId: newId(),
      name: 'Discount from ₹5,000',
      fromPaise: large,
      untilPaise: null,
      levels: [level('Accountant'), level('Manager')],
    },
    {
      ruleId: newId(),
      type: 'credit note',
      status: 'enabled',
      name: 'Credit note over the limit',
      fromPaise: 0,
      untilPaise: null,
      levels: [level('Manager')],
    },
  ];
}

/** Gives a new lab its usual rules, so that what needs an approval can be asked for from the first day. */
export async function enterUsualApprovalRules(
  writer: Pick<Ctx, 'db' | 'lId'>,
  roles: ReadonlyMap<string, string>,
): Promise<void> {
  for (const rule of usualApprovalRules(roles)) await insertRule(writer, rule);
}
