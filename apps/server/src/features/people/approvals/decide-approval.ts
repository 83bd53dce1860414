import type * as approvalEndpoints from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { approvalStep } from '@nidan/domain/status-sets/approval-step';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { ApprovalEffects } from './approval-effect.ts';
import { levelOfCaller } from './approval-rows.ts';
import { readApprovalOf } from './approvals.query.ts';
import { goOn } from './go-on.ts';
import { lockToMove, moveApproval } from './move-approval.ts';
import { runEffect } from './run-effect.ts';

/**
 * Approves the level that waits for the caller. The next level is told; the last one does what was asked for in the same
 * transaction.
 */
export async function approveRequest(
  ctx: Ctx,
  effects: ApprovalEffects,
  body: BodyOf<typeof approvalEndpoints.approveRequest>,
): Promise<ApprovalView> {
  const { approvalId } = body;
  const { userId } = ctx.caller;
  const locked = await lockToMove(ctx, effects, body);
  const { request } = locked;
  stepOrRefuse('This request', approvalRequest.step('approve', request.state, 'partial'));
  const { level, power } = await levelOfCaller(ctx, request);
  const state = stepOrRefuse(level.title, approvalStep.step('approve', level.state));
  const note = body.note?.trim() || null;
  const isFor = power.delegationId !== null;
  const answered = { ...level, state, approvedBy: userId, approvedFor: isFor ? power.userId : null };
  const steps = request.steps.map((step) => (step.level === level.level ? answered : step));
  const went = await goOn(ctx, { ...request, steps });
  // Two powers are spent at once: what the rules promise, that somebody is left for the last level, must hold all the same.
  if (isFor && went.state === 'awaiting') {
    throw refuse('delegate-needed-later', { details: { name: power.name } });
  }
  const effected =
    went.state === 'granted' ? await runEffect(ctx, locked) : { to: went.state, failure: null };
  await moveApproval(ctx, {
    request,
    action: 'approve',
    moved: [{ ...answered, note, by: userId, delegationId: power.delegationId }, ...went.moved],
    reason: note,
    onBehalfOf: isFor ? power.name : null,
    ...effected,
  });
  return (await readApprovalOf(ctx, approvalId)).view;
}

/** Rejects a request at the level that waits for the caller, with a reason; what it is about stays as it is. */
export async function rejectRequest(
  ctx: Ctx,
  effects: ApprovalEffects,
  body: BodyOf<typeof approvalEndpoints.rejectRequest>,
): Promise<ApprovalView> {
  const { approvalId } = body;
  const { request, effect } = await lockToMove(ctx, effects, body);
  const to = stepOrRefuse('This request', approvalRequest.step('reject', request.state));
  const { level, power } = await levelOfCaller(ctx, request);
  const state = stepOrRefuse(level.title, approvalStep.step('reject', level.state));
  const reason = body.reason.trim();
  const { delegationId } = power;
  const moved = [{ ...level, state, note: reason, by: ctx.caller.userId, delegationId }];
  await effect.reject?.(ctx, request.targetId, { reason, asked: request.asked });
  const onBehalfOf = delegationId === null ? null : power.name;
  await moveApproval(ctx, { request, action: 'reject', moved, to, reason, onBehalfOf });
  return (await readApprovalOf(ctx, approvalId)).view;
}
