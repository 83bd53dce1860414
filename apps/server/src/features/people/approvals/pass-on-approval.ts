import type * as approvalEndpoints from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { approvalRequest, type ApprovalRequestState } from '@nidan/domain/status-sets/approval-request';
import { approvalStep } from '@nidan/domain/status-sets/approval-step';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { ApprovalEffects } from './approval-effect.ts';
import { readApprovalOf } from './approvals.query.ts';
import { goOn, type WentOn } from './go-on.ts';
import { lockToMove, moveApproval } from './move-approval.ts';
import { runEffect } from './run-effect.ts';

/** Refuses what waits for nobody's answer: it is decided, or its effect failed. */
export function requireOpen(state: ApprovalRequestState): void {
  stepOrRefuse('This request', approvalRequest.step('reject', state));
}

/** Where a request is that nobody approved just now: it is never granted by that. */
export function waitingState({ state }: WentOn): ApprovalRequestState {
  if (state === 'granted') throw new Error('Only an approval grants');
  return state;
}

/** Passes over the level that a request waits at, with a reason; the last one is never passed over. */
export async function skipLevel(
  ctx: Ctx,
  effects: ApprovalEffects,
  body: BodyOf<typeof approvalEndpoints.skipLevel>,
): Promise<ApprovalView> {
  const { approvalId } = body;
  const { request } = await lockToMove(ctx, effects, body);
  requireOpen(request.state);
  if (request.requestedBy === ctx.caller.userId) throw refuse('approval-by-requester');
  const level = request.steps.find((step) => step.state === 'notified');
  if (level === undefined || level.level === request.steps.length) throw refuse('approval-last-level');
  const reason = body.reason.trim();
  const skipped = { ...level, state: stepOrRefuse(level.title, approvalStep.step('skip', level.state)) };
  const steps = request.steps.map((step) => (step.level === level.level ? skipped : step));
  const went = await goOn(ctx, { ...request, steps });
  const moved = [{ ...skipped, note: reason, by: ctx.caller.userId }, ...went.moved];
  await moveApproval(ctx, { request, action: 'skip', moved, to: waitingState(went), reason });
  return (await readApprovalOf(ctx, approvalId)).view;
}

/** Looks again who can approve a request, after people or roles changed. */
export async function passOnRequest(
  ctx: Ctx,
  effects: ApprovalEffects,
  body: BodyOf<typeof approvalEndpoints.passOnRequest>,
): Promise<ApprovalView> {
  const { approvalId } = body;
  const { request } = await lockToMove(ctx, effects, body);
  requireOpen(request.state);
  const went = await goOn(ctx, request);
  const to = waitingState(went);
  await moveApproval(ctx, { request, action: 'passOn', moved: went.moved, to, reason: null });
  return (await readApprovalOf(ctx, approvalId)).view;
}

/** Tries the effect of what was approved again; the approvals stand whatever comes of it. */
export async function retryEffect(
  ctx: Ctx,
  effects: ApprovalEffects,
  body: BodyOf<typeof approvalEndpoints.retryEffect>,
): Promise<ApprovalView> {
  const locked = await lockToMove(ctx, effects, body);
  const { request } = locked;
  stepOrRefuse('This request', approvalRequest.step('retry', request.state, 'completed'));
  if (request.requestedBy === ctx.caller.userId) throw refuse('approval-by-requester');
  const effected = await runEffect(ctx, locked);
  await moveApproval(ctx, { request, action: 'retry', moved: [], reason: null, ...effected });
  return (await readApprovalOf(ctx, body.approvalId)).view;
}
