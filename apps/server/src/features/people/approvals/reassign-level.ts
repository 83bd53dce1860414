import type * as approvalEndpoints from '@nidan/contract/people/approvals/approval-endpoints';
import type { ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { ableFor } from '@nidan/domain/approvals/next-approver';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { ApprovalEffects } from './approval-effect.ts';
import { insertSteps, type LockedApproval, type Step } from './approval-rows.ts';
import { readApprovalOf } from './approvals.query.ts';
import { readApprovers } from './approvers.query.ts';
import { goOn } from './go-on.ts';
import { lockToMove, moveApproval } from './move-approval.ts';
import { requireOpen, waitingState } from './pass-on-approval.ts';

type Body = BodyOf<typeof approvalEndpoints.reassignLevel>;

/** Refuses a person or a role of whom nobody could answer the level. */
async function requireFillable(ctx: Ctx, request: LockedApproval, body: Body): Promise<void> {
  const approvers = await readApprovers(ctx, request.billId);
  if (ableFor(body, approvers, new Set([request.requestedBy])).length > 0) return;
  throw refuse('approval-level-empty', { details: { level: String(body.level) } });
}

/** The levels as they are asked anew, one of them of somebody else. */
function reassigned({ steps }: LockedApproval, { level, assignment, assigneeId }: Body): readonly Step[] {
  if (!steps.some((step) => step.level === level)) throw refuse('not-found');
  return steps.map((step): Step => {
    const fresh = { ...step, state: 'pending', approvedBy: null, approvedFor: null } as const;
    return step.level === level ? { ...fresh, assignment, assigneeId } : fresh;
  });
}

/** Gives a level of an open request to another person or role, and asks from the first level on in a new round. */
export async function reassignLevel(ctx: Ctx, effects: ApprovalEffects, body: Body): Promise<ApprovalView> {
  const { approvalId } = body;
  const { request } = await lockToMove(ctx, effects, body);
  requireOpen(request.state);
  if (request.requestedBy === ctx.caller.userId) throw refuse('approval-by-requester');
  const fresh = reassigned(request, body);
  await requireFillable(ctx, request, body);
  const went = await goOn(ctx, { ...request, steps: fresh });
  const round = request.round + 1;
  await insertSteps(ctx, { approvalId, round, moved: went.moved }, went.steps);
  const reason = body.reason.trim();
  await moveApproval(ctx, { request, action: 'reassign', moved: [], to: waitingState(went), round, reason });
  return (await readApprovalOf(ctx, approvalId)).view;
}
