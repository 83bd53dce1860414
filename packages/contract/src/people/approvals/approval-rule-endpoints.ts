import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { MAX_APPROVAL_LEVELS } from '@nidan/domain/approvals/approval-rule';
import { APPROVAL_ASSIGNMENT_NAMES } from '@nidan/domain/enumerations/approvals';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageOf, Paise, Version } from '../../kernel/shapes.ts';
import { ApprovalTypeName } from './approval-endpoints.ts';

const read = { module: 'approvals', bits: PERMISSION.read } as const;
/** Who keeps the rules, which is more than to approve by them. */
const keep = { module: 'approvals', bits: PERMISSION.create } as const;

const Name = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });
const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000, multipleOf: 100 });

export const ApprovalLevelInput = closed({
  title: Name,
  assignment: Type.Enum([...APPROVAL_ASSIGNMENT_NAMES]),
  /** Id of the user or of the role. */
  assigneeId: Id,
});
export type ApprovalLevelInput = Static<typeof ApprovalLevelInput>;

/** A rule as it is written: the levels from the first to the one that decides. */
const written = {
  type: ApprovalTypeName,
  name: Name,
  status: Type.Enum([...masterData.stateNames]),
  /** Amounts in paise from here on and below `untilPaise`; null is without an end. */
  fromPaise: Amount,
  untilPaise: nullable(Amount),
  levels: Type.Array(ApprovalLevelInput, { minItems: 1, maxItems: MAX_APPROVAL_LEVELS }),
};

export const ApprovalRuleInput = closed({ ruleId: Id, ...written });
export type ApprovalRuleInput = Static<typeof ApprovalRuleInput>;

export const ApprovalRuleView = closed({
  ...ApprovalRuleInput.properties,
  levels: Type.Array(closed({ ...ApprovalLevelInput.properties, assignee: Type.String() })),
  /** Requests by it that are not over. */
  open: Type.Integer(),
  version: Version,
});
export type ApprovalRuleView = Static<typeof ApprovalRuleView>;

/** What is wrong with the rules, and who or how much it is about. */
export const RuleFindingView = closed({
  kind: Type.Enum(['neverEnds', 'onlyThemselves', 'usedUp', 'passedOver', 'gap']),
  type: ApprovalTypeName,
  /** Null for a gap between rules. */
  ruleId: nullable(Id),
  rule: Type.String(),
  level: nullable(Type.Integer()),
  /** Name of the one person; null otherwise. */
  person: nullable(Type.String()),
  fromPaise: nullable(Paise),
  untilPaise: nullable(Paise),
});
export type RuleFindingView = Static<typeof RuleFindingView>;

export const listApprovalRules = defineEndpoint({
  method: 'GET',
  path: '/api/approvals/rules',
  summary: 'Approval rules by type and amount',
  access: read,
  query: closed({ ...page, type: Type.Optional(ApprovalTypeName) }),
  response: pageOf(ApprovalRuleView),
});

export const checkRules = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/rules/check',
  summary:
    'Finds rules that can never end and amounts without a rule among the enabled ones, with a rule that is not saved yet in place of its former self',
  access: read,
  mutates: false,
  body: closed({ draft: nullable(ApprovalRuleInput) }),
  response: closed({ findings: Type.Array(RuleFindingView) }),
});

export const listApprovers = defineEndpoint({
  method: 'GET',
  path: '/api/approvals/approvers',
  summary: 'People and roles that a level may be assigned to, by name',
  access: keep,
  response: closed({
    users: Type.Array(closed({ id: Id, name: Type.String() })),
    roles: Type.Array(closed({ id: Id, name: Type.String() })),
  }),
});

export const createApprovalRule = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/rules',
  summary:
    'Makes a rule; refused when its last level has nobody, or another enabled one covers an amount of it',
  access: keep,
  body: ApprovalRuleInput,
  response: ApprovalRuleView,
});

export const changeApprovalRule = defineEndpoint({
  method: 'PUT',
  path: '/api/approvals/rules',
  summary: 'Replaces what a rule says; requests that were made by it keep their levels',
  access: keep,
  body: closed({ ...ApprovalRuleInput.properties, version: Version }),
  response: ApprovalRuleView,
});
