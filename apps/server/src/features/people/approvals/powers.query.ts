import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { Power } from '@nidan/domain/approvals/delegation';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type NamedApprover, readApprovers } from './approvers.query.ts';

/** A power of the caller. */
export interface NamedPower extends Power {
  readonly name: string;
  /** Places whose bills it covers; null is all. The own one covers what the caller sees. */
  readonly locationIds: readonly string[] | null;
}

/**
 * The powers by which the caller may answer: their own first, then of those who are away today and named them, and may still
 * approve themselves. With a bill only of those whose places it is within. None without the right.
 */
export async function powersOf(ctx: Ctx, billId: string | null): Promise<readonly NamedPower[]> {
  const { caller, db, lab, lId, now } = ctx;
  if (!hasRight(caller, 'approvals', PERMISSION.update)) return [];
  const { userId, roleId } = caller;
  const own = { userId, roleId, name: '', delegationId: null, locationIds: null };
  const today = calendarDateIn(lab.timeZone, now);
  const { rows } = await sql<{ delegationId: string; fromUserId: string }>`
    select delegation_id as "delegationId", from_user_id as "fromUserId" from approval_delegation
    where l_id = ${lId} and to_user_id = ${userId} and revoked_at is null
      and from_day <= ${today}::date and until_day >= ${today}::date`.execute(db);
  if (rows.length === 0) return [own];
  const approvers = await readApprovers(ctx, billId);
  const withDelegation = (approver: NamedApprover): NamedPower[] =>
    rows
      .filter(({ fromUserId }) => fromUserId === approver.userId)
      .map(({ delegationId }) => ({ ...approver, delegationId }));
  return [own, ...approvers.flatMap(withDelegation)];
}
