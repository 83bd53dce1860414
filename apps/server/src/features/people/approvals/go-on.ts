import { type LevelMove, progressOf } from '@nidan/domain/approvals/next-approver';
import type { WaitingApprovalState } from '@nidan/domain/status-sets/approval-request';
import { approvalStep, type ApprovalStepState } from '@nidan/domain/status-sets/approval-step';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { Step } from './approval-rows.ts';
import { readApprovers } from './approvers.query.ts';

interface ToGoOn {
  readonly steps: readonly Step[];
  readonly requestedBy: string;
  readonly billId: string | null;
}

/** A level that was moved, and why where it was passed over. */
export interface MovedStep extends Step {
  readonly note: string | null;
}

export interface WentOn {
  readonly moved: readonly MovedStep[];
  readonly steps: readonly Step[];
  /** Where the request is by then; `granted` when its last level has approved. */
  readonly state: WaitingApprovalState | 'granted';
}

const PASSED_OVER = 'Nobody of this level can approve it';

function stateAfter({ action }: LevelMove, step: Step): ApprovalStepState {
  return stepOrRefuse(step.title, approvalStep.step(action, step.state));
}

/** Judges how a request goes on with the people who may approve now; writes nothing. */
export async function goOn(ctx: Ctx, { steps, requestedBy, billId }: ToGoOn): Promise<WentOn> {
  const { moves, outcome } = progressOf(steps, await readApprovers(ctx, billId), requestedBy);
  const moved = moves.flatMap((move) => {
    const step = steps[move.index];
    if (step === undefined) return [];
    const note = move.action === 'notify' ? null : PASSED_OVER;
    return [{ ...step, state: stateAfter(move, step), note }];
  });
  const now = steps.map((step) => moved.find(({ level }) => level === step.level) ?? step);
  const waiting = now.some(({ approvedBy }) => approvedBy !== null) ? 'partial' : 'pending';
  const state = { granted: 'granted', nobody: 'awaiting', waits: waiting } as const;
  return { moved, steps: now, state: state[outcome] };
}
