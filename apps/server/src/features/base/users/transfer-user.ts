import * as userEndpoints from '@nidan/contract/base/users/user-endpoints';
import { grants, PERMISSION } from '@nidan/domain/access/permission-bits';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import type { OpenWorkKind } from '../../../kernel/access/open-work.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { lockPeopleOfLab } from '../roles/require-administrator.ts';
import { findRole, type RoleWithRights } from '../roles/role-rights.query.ts';
import { type LockedUser, lockUser } from './membership-rows.ts';
import { requireNotOutranked } from './user-to-change.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Work is neither taken from, nor laid upon, somebody who may more than the caller. */
async function findPerson(ctx: Ctx, userId: string): Promise<LockedUser> {
  const user = await lockUser(ctx.db, ctx.lId, userId);
  if (user === null) throw refuse('not-found');
  await requireNotOutranked(ctx, user);
  return user;
}

/** Why a person cannot take a kind of work over; null when they can. */
function hindrance(user: LockedUser, role: RoleWithRights | null, { module }: OpenWorkKind): string | null {
  const state = accountStatus.stateOf(user.status);
  if (state !== 'active') return `the account is ${accountStatus.labelOf(state)}`;
  if (grants(role?.rights[module] ?? 0, PERMISSION.update)) return null;
  return `the role lacks ${module}, update`;
}

/** Hands everything that waits for one person over to another, all or nothing, and says what moved. */
export const transferUser = serve(
  userEndpoints.transferUser,
  async (ctx, { fromUserId, toUserId, reason }) => {
    if (fromUserId === toUserId) throw refuseField('toUserId', 'other-person-needed');
    await lockPeopleOfLab(ctx);
    const from = await findPerson(ctx, fromUserId);
    const to = await findPerson(ctx, toUserId);
    const role = await findRole(ctx, to.role_id);
    const moved = [];
    for (const work of ctx.services.effects.openWork) {
      const { kind, label } = work;
      const count = await work.move(ctx, { from: fromUserId, to: toUserId });
      if (count === 0) continue;
      const why = hindrance(to, role, work);
      if (why !== null) throw refuse('cannot-take-work', { details: { name: to.name, work: label, why } });
      moved.push({ kind, label, count });
    }
    recordEvent(ctx, {
      entityKind: 'USER',
      entityId: fromUserId,
      parts: [toUserId],
      action: 'transfer',
      before: { heldBy: from.name },
      after: { heldBy: to.name, moved },
      reason: reason.trim(),
    });
    return { moved };
  },
);
