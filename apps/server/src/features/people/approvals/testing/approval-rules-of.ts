import {
  type ApprovalRuleInput,
  createApprovalRule,
  listApprovalRules,
  listApprovers,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import type { ApprovalType } from '@nidan/domain/enumerations/approvals';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';

/** A level that everybody of a role may fill. */
export async function levelOfRole(app: TestApp, role: string): Promise<ApprovalRuleInput['levels'][number]> {
  const { roles } = await app.as('Manager').ok(listApprovers);
  const assigneeId = roles.find(({ name }) => name === role)?.id ?? '';
  return { title: role, assignment: 'role', assigneeId };
}

/** A draft for bill discounts of any amount that the manager decides; anything may be given otherwise. */
export async function ruleBody(
  app: TestApp,
  given: Partial<ApprovalRuleInput> = {},
): Promise<ApprovalRuleInput> {
  const ruleId = newId();
  return {
    ruleId,
    type: 'bill discount',
    name: `Rule ${ruleId}`,
    status: 'draft',
    fromPaise: 0,
    untilPaise: null,
    levels: [await levelOfRole(app, 'Manager')],
    ...given,
  };
}

/** Amount from which the accountant approves before the manager, in paise. */
const TWO_LEVELS_FROM = 50_000;

/** Lets the manager decide what is asked for of a type, from ₹500 on after the accountant; made at the first call. */
export async function approvalRulesOf(app: TestApp, type: ApprovalType = 'bill discount'): Promise<void> {
  const manager = app.as('Manager');
  const { rows } = await manager.ok(listApprovalRules);
  if (rows.some((rule) => rule.status === 'enabled' && rule.type === type)) return;
  const [accountant, last] = [await levelOfRole(app, 'Accountant'), await levelOfRole(app, 'Manager')];
  const bands = [
    { fromPaise: 0, untilPaise: TWO_LEVELS_FROM, levels: [last] },
    { fromPaise: TWO_LEVELS_FROM, untilPaise: null, levels: [accountant, last] },
  ];
  for (const band of bands) {
    const body = await ruleBody(app, { type, status: 'enabled', ...band });
    await manager.ok(createApprovalRule, { body });
  }
}
