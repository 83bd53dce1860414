import { bandCovers } from '@nidan/domain/approvals/approval-rule';
import type { ApprovalType } from '@nidan/domain/enumerations/approvals';
import { formatRupees } from '@nidan/domain/money/rupees';
import type { ApprovalRequestState } from '@nidan/domain/status-sets/approval-request';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { insertApproval, insertSteps, type NewApproval, type Step } from './approval-rows.ts';
import { enabledRules } from './approval-rules.query.ts';
import { goOn } from './go-on.ts';

export interface Ask extends Omit<NewApproval, 'state' | 'ruleId'> {
  /** The requester's own limit covers it: nobody else is asked, and the caller does it at once. */
  readonly isWithinLimit: boolean;
}

async function ruleFor(ctx: Ctx, { type, amountPaise }: { type: ApprovalType; amountPaise: number }) {
  const rule = (await enabledRules(ctx)).find((one) => one.type === type && bandCovers(one, amountPaise));
  if (rule !== undefined) return rule;
  throw refuse('approval-no-rule', { details: { amount: formatRupees(amountPaise) } });
}

function recordAsk(ctx: Ctx, ask: Ask, state: ApprovalRequestState): void {
  recordEvent(ctx, {
    entityKind: 'APPROVAL',
    entityId: ask.approvalId,
    billId: ask.billId,
    action: 'ask',
    after: { state, what: ask.asked.what, amountPaise: ask.amountPaise },
    reason: ask.reason,
  });
}

/**
 * Makes a request by the rule of its amount and tells the first level that somebody can fill. Its target is locked before.
 * Answers the state: with 'autoApproved' the caller goes on and does what was asked.
 */
export async function askForApproval(ctx: Ctx, ask: Ask): Promise<ApprovalRequestState> {
  const { isWithinLimit, ...asked } = ask;
  if (isWithinLimit) {
    await insertApproval(ctx, { ...asked, state: 'autoApproved', ruleId: null });
    recordAsk(ctx, ask, 'autoApproved');
    return 'autoApproved';
  }
  const { ruleId, levels } = await ruleFor(ctx, ask);
  const fresh = levels.map((level, index): Step => ({
    ...level,
    level: index + 1,
    state: 'pending',
    approvedBy: null,
    approvedFor: null,
  }));
  const requestedBy = ctx.caller.userId;
  const { steps, moved, state } = await goOn(ctx, { steps: fresh, requestedBy, billId: ask.billId });
  if (state === 'granted') throw new Error('Nobody has approved a new request');
  await insertApproval(ctx, { ...asked, state, ruleId });
  await insertSteps(ctx, { approvalId: ask.approvalId, round: 1, moved }, steps);
  recordAsk(ctx, ask, state);
  return state;
}
