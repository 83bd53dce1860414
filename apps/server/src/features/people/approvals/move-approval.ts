import type { ApprovalRequestState } from '@nidan/domain/status-sets/approval-request';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type ApprovalEffect, type ApprovalEffects } from './approval-effect.ts';
import { type LockedApproval, lockApproval, writeApproval, writeStep } from './approval-rows.ts';
import { readApprovalOf } from './approvals.query.ts';
import type { MovedStep } from './go-on.ts';

export interface ToDecide {
  readonly request: LockedApproval;
  readonly effect: ApprovalEffect;
}

/** What an approval of this type does; refused for a type that no feature offers yet. */
export function effectOf(effects: ApprovalEffects, { type }: Pick<LockedApproval, 'type'>): ApprovalEffect {
  const effect = effects[type];
  if (effect === undefined) throw refuse('approval-not-offered');
  return effect;
}

/** Locks what a request is about, then the request; refused when it was changed meanwhile. */
export async function lockToMove(
  ctx: Ctx,
  effects: ApprovalEffects,
  { approvalId, version }: { readonly approvalId: string; readonly version: number },
): Promise<ToDecide> {
  const { type, targetId } = (await readApprovalOf(ctx, approvalId)).stored;
  const effect = effectOf(effects, { type });
  await effect.lock(ctx, targetId);
  const request = await lockApproval(ctx, approvalId);
  await expectVersion(ctx, { entityId: approvalId, expected: version, found: request.version });
  return { request, effect };
}

/** Who answered a level, and by which delegation; absent where it moved of itself, or for themselves. */
interface AnsweredBy {
  readonly by?: string;
  readonly delegationId?: string | null;
}

interface Move {
  readonly request: LockedApproval;
  readonly action: string;
  readonly moved: readonly (MovedStep & AnsweredBy)[];
  readonly to: ApprovalRequestState;
  readonly reason: string | null;
  readonly round?: number;
  readonly failure?: string | null;
  /** For whom the caller did so, by name; null for themselves. */
  readonly onBehalfOf?: string | null;
}

/** Writes what was decided about a locked request, with its one event. */
export async function moveApproval(ctx: Ctx, move: Move): Promise<void> {
  const {
    request,
    action,
    moved,
    to,
    reason,
    round = request.round,
    failure = null,
    onBehalfOf = null,
  } = move;
  const { approvalId, billId } = request;
  for (const { level, state, note, by = null, delegationId = null } of moved) {
    await writeStep(ctx, { approvalId, round, level, state, note, by, delegationId });
  }
  await writeApproval(ctx, { approvalId, state: to, round, failure });
  recordEvent(ctx, {
    entityKind: 'APPROVAL',
    entityId: approvalId,
    billId,
    action,
    before: { state: request.state },
    after: {
      state: to,
      amountPaise: request.amountPaise,
      ...(failure === null ? {} : { failure }),
      ...(onBehalfOf === null ? {} : { onBehalfOf }),
    },
    reason,
  });
}
