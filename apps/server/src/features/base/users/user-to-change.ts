import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requireNotAbove } from '../../../kernel/access/require-not-above.ts';
import { lockPeopleOfLab } from '../roles/require-administrator.ts';
import { findRole } from '../roles/role-rights.query.ts';
import { type LockedUser, lockUser } from './membership-rows.ts';
import { scopeOf } from './user-placement.ts';

/** Refuses what is done to somebody who may more than the caller: a lesser administrator does not disarm a greater one. */
export async function requireNotOutranked(ctx: Ctx, user: LockedUser): Promise<void> {
  const role = await findRole(ctx, user.role_id);
  requireNotAbove(ctx.caller, {
    name: user.name,
    rights: role?.rights ?? {},
    scope: scopeOf(user.user_type, user),
    discountUptoPaise: user.discount_upto_paise,
    discountMaxPercent: user.discount_max_percent,
  });
}

/** The person to change, locked; refused when absent, changed meanwhile, or of more rights than the caller. */
export async function lockUserToChange(
  ctx: Ctx,
  { userId, version }: { userId: string; version: number },
): Promise<LockedUser> {
  await lockPeopleOfLab(ctx);
  const user = await lockUser(ctx.db, ctx.lId, userId);
  if (user === null) throw refuse('not-found');
  await expectVersion(ctx, { entityId: userId, expected: version, found: user.version });
  await requireNotOutranked(ctx, user);
  return user;
}

/** The operator's powers reach every lab: whoever may manage the users of one must not come by them. */
export function requireNoOperator({ services }: Ctx, { username, name }: LockedUser): void {
  if (username === services.config.operator) throw refuse('operator-by-server', { details: { name } });
}

/** The person whose sign-in is reset, locked; refused also when it is the own one, or that of other labs too. */
export async function lockSignInToReset(
  ctx: Ctx,
  question: { userId: string; version: number },
): Promise<LockedUser> {
  const user = await lockUserToChange(ctx, question);
  if (user.user_id === ctx.caller.userId) throw refuse('own-account');
  requireNoOperator(ctx, user);
  // Whoever held the new password, or the old one without its second factor, could enter the other labs.
  if (user.other_labs > 0) throw refuse('sign-in-of-other-labs', { details: { name: user.name } });
  return user;
}
