import type { readApproval } from '@nidan/contract/people/approvals/approval-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { approvalRequest } from '@nidan/domain/status-sets/approval-request';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { Refusal } from '../../../kernel/http/refuse.ts';
import type { ApprovalEffects } from './approval-effect.ts';
import type { LockedApproval } from './approval-rows.ts';
import { readApprovalImpact } from './approval-impact.query.ts';
import { readApprovalOf } from './approvals.query.ts';
import type { ToDecide } from './move-approval.ts';

export type Effected =
  | { readonly to: 'completed'; readonly failure: null }
  | { readonly to: 'actionFailed'; readonly failure: string };

function askedOf({ approvalId, targetId, asked, amountPaise, reason, requestedBy }: LockedApproval) {
  return { approvalId, targetId, asked, amountPaise, reason, requestedBy };
}

/**
 * Does what was approved, in this transaction. What its feature refuses is undone to the last statement and told, and the
 * approvals stand; a fault of the database takes the approval back with it, so that the same call may be sent again.
 */
export async function runEffect(ctx: Ctx, { request, effect }: ToDecide): Promise<Effected> {
  const { events, jobs } = ctx.unit;
  const kept = { events: events.length, jobs: jobs.length };
  await sql`savepoint effect`.execute(ctx.db);
  try {
    await effect.apply(ctx, askedOf(request));
    await sql`release savepoint effect`.execute(ctx.db);
    return { to: 'completed', failure: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint effect`.execute(ctx.db);
    events.length = kept.events;
    jobs.length = kept.jobs;
    return { to: 'actionFailed', failure: error.message };
  }
}

/** What a read of the feature answers; `otherwise` where it refuses, because what it is about is gone or cannot change any more. */
async function unlessRefused<T>(read: Promise<T> | undefined, otherwise: T): Promise<T> {
  try {
    return (await read) ?? otherwise;
  } catch (error) {
    if (error instanceof Refusal) return otherwise;
    throw error;
  }
}

/** One request, its document, and what it would change now; nothing where its effect would be refused. */
export async function explainApproval(
  ctx: Ctx,
  effects: ApprovalEffects,
  approvalId: string,
): Promise<AnswerOf<typeof readApproval>> {
  const { view: approval, stored } = await readApprovalOf(ctx, approvalId);
  const { amountPaise, reason } = approval;
  const asked = { approvalId, amountPaise, reason, ...stored };
  const effect = effects[stored.type];
  const document = await unlessRefused(effect?.document?.(ctx, asked), null);
  if (approvalRequest.possible(stored.state).length === 0)
    return { approval, document, changes: [], impact: null };
  const impact = await readApprovalImpact(ctx, approvalId);
  return { approval, document, changes: await unlessRefused(effect?.changes(ctx, asked), []), impact };
}
