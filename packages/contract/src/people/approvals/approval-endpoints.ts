import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { MAX_APPROVAL_LEVELS } from '@nidan/domain/approvals/approval-rule';
import { APPROVAL_ASSIGNMENT_NAMES, APPROVAL_TYPE_NAMES } from '@nidan/domain/enumerations/approvals';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { ApprovalChange, ApprovalDocument, ApprovalImpact, ApprovalView } from './approval-view.ts';

const read = { module: 'approvals', bits: PERMISSION.read } as const;
const decide = { module: 'approvals', bits: PERMISSION.update } as const;

/** Which requests: that wait for the caller, for others or for nobody, that are over, or that the caller asked for. */
export const APPROVAL_LISTS = ['onMe', 'onOthers', 'awaiting', 'done', 'mine'] as const;
export type ApprovalList = (typeof APPROVAL_LISTS)[number];

export const ApprovalTypeName = Type.Enum([...APPROVAL_TYPE_NAMES]);

export const listApprovals = defineEndpoint({
  method: 'GET',
  path: '/api/approvals',
  summary: 'Requests for approval, newest first',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    list: Type.Optional(Type.Enum([...APPROVAL_LISTS])),
    type: Type.Optional(ApprovalTypeName),
    billId: Type.Optional(Id),
  }),
  response: pageOf(ApprovalView),
});

export const ApprovalCounts = closed({
  onMe: Type.Integer(),
  onOthers: Type.Integer(),
  awaiting: Type.Integer(),
});
export type ApprovalCounts = Static<typeof ApprovalCounts>;

export const countApprovals = defineEndpoint({
  method: 'GET',
  path: '/api/approvals/counts',
  summary: 'How many requests wait for the caller, for others and for nobody',
  access: read,
  response: ApprovalCounts,
});

export const readApproval = defineEndpoint({
  method: 'GET',
  path: '/api/approvals/get',
  summary:
    'One request for approval, with the document that it is about, what it would change as of now and what was approved before it',
  access: read,
  query: closed({ approvalId: Id }),
  response: closed({
    approval: ApprovalView,
    /** Null for what has no document but its bill, and where it is no longer there. */
    document: nullable(ApprovalDocument),
    changes: Type.Array(ApprovalChange),
    /** Null once it is over. */
    impact: nullable(ApprovalImpact),
  }),
});

export const approveRequest = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/approve',
  summary:
    'Approves the level that waits for the caller. The last level does what was asked for at once; when that fails it stays approved and can be tried again',
  access: decide,
  stepUp: true,
  body: closed({ approvalId: Id, version: Version, note: Type.Optional(Type.String({ maxLength: 500 })) }),
  response: ApprovalView,
});

export const rejectRequest = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/reject',
  summary: 'Rejects a request at the level that waits for the caller, which ends it',
  access: decide,
  body: closed({ approvalId: Id, version: Version, reason: Reason }),
  response: ApprovalView,
});

export const skipLevel = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/skip',
  summary: 'Passes over the level that a request waits at, such as of somebody on leave; never the last one',
  access: { module: 'approvals', bits: PERMISSION.create },
  body: closed({ approvalId: Id, version: Version, reason: Reason }),
  response: ApprovalView,
});

export const reassignLevel = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/reassign',
  summary:
    'Gives a level of an open request to another person or role, such as one whose role was empty; the levels are asked from the first one on, and approvals that were given are void',
  access: { module: 'approvals', bits: PERMISSION.create },
  stepUp: true,
  body: closed({
    approvalId: Id,
    version: Version,
    level: Type.Integer({ minimum: 1, maximum: MAX_APPROVAL_LEVELS }),
    assignment: Type.Enum([...APPROVAL_ASSIGNMENT_NAMES]),
    /** Id of the user or of the role. */
    assigneeId: Id,
    reason: Reason,
  }),
  response: ApprovalView,
});

export const passOnRequest = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/pass-on',
  summary:
    'Looks again who can approve a request: passes over people who left and roles without people, and goes on when somebody is found',
  access: decide,
  body: closed({ approvalId: Id, version: Version }),
  response: ApprovalView,
});

export const retryEffect = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/retry',
  summary: 'Tries again to do what was approved but failed',
  access: decide,
  stepUp: true,
  body: closed({ approvalId: Id, version: Version }),
  response: ApprovalView,
});
