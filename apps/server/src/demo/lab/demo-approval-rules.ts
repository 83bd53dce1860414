import type { ApprovalRuleInput } from '@nidan/contract/people/approvals/approval-rule-endpoints';
import { APPROVAL_TYPE_NAMES } from '@nidan/domain/enumerations/approvals';
import { newId } from '../../kernel/database/new-id.ts';
import type { UsualRole } from '../../features/base/roles/usual-roles.ts';

/** Types of what is bought: all but those of patients, and of tests that go out. */
const PURCHASES = APPROVAL_TYPE_NAMES.filter(
  (type) => type !== 'bill discount' && type !== 'credit note' && type !== 'outsourced test PO',
);

/** Who approves in the demo lab: what is bought the manager; discounts the manager, from ₹5,000 on after the accountant; credit notes the manager. */
export function demoApprovalRules(roles: ReadonlyMap<string, string>): ApprovalRuleInput[] {
  const level = (title: UsualRole) => ({
    title,
    assignment: 'role' as const,
    assigneeId: roles.get(title) ?? '',
  });
  const discounts = { type: 'bill discount', status: 'enabled' } as const;
  const large = 500_000;
  return [
    ...PURCHASES.map((type) => ({
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
