import * as approvalEndpoints from '@nidan/contract/people/approvals/approval-endpoints';
import { readApproval } from '@nidan/contract/people/approvals/approval-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import type { ApprovalEffects } from './approval-effect.ts';
import { listApproversOf, listRulesOf } from './approval-rules.query.ts';
import { countApprovalsOf, listApprovalsOf } from './approvals.query.ts';
import { checkRulesOf } from './check-rules.query.ts';
import { listDelegatesOf, listDelegationsOf } from './delegations.query.ts';
import { addDelegation, revokeDelegation } from './keep-delegation.ts';
import { approveRequest, rejectRequest } from './decide-approval.ts';
import { changeApprovalRule, createApprovalRule } from './keep-approval-rule.ts';
import { passOnRequest, retryEffect, skipLevel } from './pass-on-approval.ts';
import { reassignLevel } from './reassign-level.ts';
import { explainApproval } from './run-effect.ts';

/** The endpoints of approvals; what an approval does comes from the features that own what it changes (ADR 22). */
export function approvalRoutes(effects: ApprovalEffects): readonly Route[] {
  return [
    listApprovalsOf,
    countApprovalsOf,
    implement(readApproval, (ctx, { query }) => explainApproval(ctx, effects, query.approvalId)),
    implement(approvalEndpoints.approveRequest, (ctx, { body }) => approveRequest(ctx, effects, body)),
    implement(approvalEndpoints.rejectRequest, (ctx, { body }) => rejectRequest(ctx, effects, body)),
    implement(approvalEndpoints.skipLevel, (ctx, { body }) => skipLevel(ctx, effects, body)),
    implement(approvalEndpoints.reassignLevel, (ctx, { body }) => reassignLevel(ctx, effects, body)),
    implement(approvalEndpoints.passOnRequest, (ctx, { body }) => passOnRequest(ctx, effects, body)),
    implement(approvalEndpoints.retryEffect, (ctx, { body }) => retryEffect(ctx, effects, body)),
    listRulesOf,
    checkRulesOf,
    listApproversOf,
    createApprovalRule,
    changeApprovalRule,
    listDelegationsOf,
    listDelegatesOf,
    addDelegation,
    revokeDelegation,
  ];
}
