import type * as userEndpoints from '@nidan/contract/base/users/user-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OneTimePassword } from '../sign-in/one-time-password.ts';
import { resetSignIn as resetAccount } from '../identity/reset-sign-in.ts';
import { hasOverseer } from '../roles/require-administrator.ts';
import { updateMembership } from './membership-rows.ts';
import { lockSignInToReset } from './user-to-change.ts';

/** Lets a person of this lab alone sign in anew with a one-time password, told once, and without their second factor. */
export async function resetSignIn(
  ctx: Ctx,
  { userId, version, reason }: BodyOf<typeof userEndpoints.resetSignIn>,
  oneTime: OneTimePassword,
): Promise<AnswerOf<typeof userEndpoints.resetSignIn>> {
  const user = await lockSignInToReset(ctx, { userId, version });
  await resetAccount(ctx, { userId, username: user.username }, oneTime);
  // A second one under the same version would take the password away that somebody was just told.
  await updateMembership(ctx.db, { lId: ctx.lId, userId, values: {}, giver: ctx.caller });
  recordEvent(ctx, {
    entityKind: 'USER',
    entityId: userId,
    action: 'resetSignIn',
    after: { waits: await hasOverseer(ctx, userId) },
    reason: reason.trim(),
  });
  return { oneTimePassword: oneTime.password };
}
