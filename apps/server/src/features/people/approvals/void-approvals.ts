import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { insertSteps, lockApprovalsToVoid, type Step } from './approval-rows.ts';
import { goOn } from './go-on.ts';
import { moveApproval } from './move-approval.ts';

const EDITED = 'What it is about was changed';

/**
 * Voids the approvals that were given for a thing that is changed now, and asks from the first level on (workflows,
 * "Approvals"). The thing is locked before.
 */
export async function voidApprovals(ctx: Ctx, targetId: string): Promise<void> {
  for (const request of await lockApprovalsToVoid(ctx, targetId)) {
    stepOrRefuse('This request', approvalRequest.step('void', request.state));
    const round = request.round + 1;
    const fresh = request.steps.map((step): Step => ({
      ...step,
      state: 'pending',
      approvedBy: null,
      approvedFor: null,
    }));
    const { steps, moved, state } = await goOn(ctx, { ...request, steps: fresh });
    if (state === 'granted') throw new Error('Nobody has approved a new round');
    await insertSteps(ctx, { approvalId: request.approvalId, round, moved }, steps);
    await moveApproval(ctx, { request, action: 'void', moved: [], to: state, round, reason: EDITED });
  }
}
