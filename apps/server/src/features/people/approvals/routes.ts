import {
  approveRequest as approveEndpoint,
  countApprovals,
  listApprovals,
  passOnRequest as passOnEndpoint,
  readApproval,
  reassignLevel as reassignEndpoint,
  rejectRequest as rejectEndpoint,
  retryEffect as retryEndpoint,
  skipLevel as skipEndpoint,
} from '@nidan/contract/people/approvals/approval-endpoints';
import {
  changeApprovalRule as changeRuleEndpoint,
  checkRules,
  createApprovalRule as createRuleEndpoint,
  listApprovalRules,
  listApprovers,
} from '@nidan/contract/people/approvals/approval-rule-endpoints';
import {
  addDelegation as addDelegationEndpoint,
  listDelegates,
  listDelegations,
  revokeDelegation as revokeDelegationEndpoint,
} from '@nidan/contract/people/approvals/delegation-endpoints';
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
    implement(listApprovals, (ctx, { query }) => listApprovalsOf(ctx, query)),
    implement(countApprovals, (ctx) => countApprovalsOf(ctx)),
    implement(readApproval, (ctx, { query }) => explainApproval(ctx, effects, query.approvalId)),
    implement(approveEndpoint, (ctx, { body }) => approveRequest(ctx, effects, body)),
    implement(rejectEndpoint, (ctx, { body }) => rejectRequest(ctx, effects, body)),
    implement(skipEndpoint, (ctx, { body }) => skipLevel(ctx, effects, body)),
    implement(reassignEndpoint, (ctx, { body }) => reassignLevel(ctx, effects, body)),
    implement(passOnEndpoint, (ctx, { body }) => passOnRequest(ctx, effects, body)),
    implement(retryEndpoint, (ctx, { body }) => retryEffect(ctx, effects, body)),
    implement(listApprovalRules, (ctx, { query }) => listRulesOf(ctx, query)),
    implement(checkRules, (ctx, { body }) => checkRulesOf(ctx, body)),
    implement(listApprovers, (ctx) => listApproversOf(ctx)),
    implement(createRuleEndpoint, (ctx, { body }) => createApprovalRule(ctx, body)),
    implement(changeRuleEndpoint, (ctx, { body }) => changeApprovalRule(ctx, body)),
    implement(listDelegations, (ctx, { query }) => listDelegationsOf(ctx, query)),
    implement(listDelegates, (ctx) => listDelegatesOf(ctx)),
    implement(addDelegationEndpoint, (ctx, { body }) => addDelegation(ctx, body)),
    implement(revokeDelegationEndpoint, (ctx, { body }) => revokeDelegation(ctx, body)),
  ];
}
