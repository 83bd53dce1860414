import * as delegationEndpoints from '@nidan/contract/people/approvals/delegation-endpoints';
import type { DelegationView } from '@nidan/contract/people/approvals/delegation-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { DELEGATION_ACTIONS, MAX_DELEGATION_DAYS } from '@nidan/domain/approvals/delegation';
import { dayNumberOf } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { readApprovers } from './approvers.query.ts';
import { insertDelegation, lockDelegation, markRevoked } from './delegation-rows.ts';
import { mayEndDelegation, readDelegation } from './delegations.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireDays(
  { lab, now }: Ctx,
  { fromDay, untilDay }: BodyOf<typeof delegationEndpoints.addDelegation>,
): void {
  const today = calendarDateIn(lab.timeZone, now);
  if (fromDay < today) throw refuseField('fromDay', 'day-or-later', { day: formatDate(today) });
  if (untilDay < fromDay) throw refuseField('untilDay', 'first-day-or-later');
  if (dayNumberOf(untilDay) - dayNumberOf(fromDay) >= MAX_DELEGATION_DAYS) {
    throw refuseField('untilDay', 'at-most-days', { days: MAX_DELEGATION_DAYS });
  }
}

/** Refuses oneself, and who could answer nothing: a delegation gives no right that its receiver lacks. */
async function requireDelegate(ctx: Ctx, toUserId: string): Promise<void> {
  if (toUserId === ctx.caller.userId) throw refuseField('toUserId', 'somebody-else-needed');
  const approvers = await readApprovers(ctx, null);
  if (approvers.some(({ userId }) => userId === toUserId)) return;
  throw refuseField('toUserId', 'approver-needed');
}

function toldOf({ from, to, fromDay, untilDay }: DelegationView) {
  return { from, to, fromDay, untilDay };
}

/** Names who answers the levels of the caller while they are away. */
export const addDelegation = serve(
  delegationEndpoints.addDelegation,
  async (ctx, body): Promise<DelegationView> => {
    requireDays(ctx, body);
    await requireDelegate(ctx, body.toUserId);
    await insertDelegation(ctx, body);
    const made = await readDelegation(ctx, body.delegationId);
    recordEvent(ctx, {
      entityKind: 'DELEGATION',
      entityId: body.delegationId,
      action: 'create',
      after: toldOf(made),
      reason: body.reason.trim(),
    });
    return made;
  },
);

/** Ends a delegation before its last day; what was answered by it stands. */
export const revokeDelegation = serve(
  delegationEndpoints.revokeDelegation,
  async (ctx, { delegationId, version }): Promise<DelegationView> => {
    await lockDelegation(ctx, delegationId);
    const before = await readDelegation(ctx, delegationId);
    await expectVersion(ctx, { entityId: delegationId, expected: version, found: before.version });
    if (!mayEndDelegation(ctx, before)) throw refuse('delegation-not-yours');
    if (!DELEGATION_ACTIONS[before.state].includes('revoke')) throw refuse('delegation-over');
    await markRevoked(ctx, delegationId);
    recordEvent(ctx, {
      entityKind: 'DELEGATION',
      entityId: delegationId,
      action: 'revoke',
      before: { ...toldOf(before), state: before.state },
      after: { state: 'revoked' },
    });
    return readDelegation(ctx, delegationId);
  },
);
