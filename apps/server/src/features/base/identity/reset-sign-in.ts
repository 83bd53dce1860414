import { revokeSessionsOf } from '../../../kernel/access/session-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OneTimePassword } from '../sign-in/one-time-password.ts';
import { forgetDevices } from '../sign-in/known-device-rows.ts';
import { deleteSecondFactor } from '../sign-in/second-factor-rows.ts';
import { forgetTriesAt } from '../sign-in/sign-in-attempt-rows.ts';
import { setPassword } from './user-rows.ts';

export interface ResetPerson {
  readonly userId: string;
  readonly username: string;
}

/**
 * Gives a person who cannot sign in any more a one-time password, which is kept nowhere readable: their sessions
 * end, their second factor is gone with its codes, and nobody's guessing keeps them waiting. The caller has checked that this
 * may be done to them.
 */
export async function resetSignIn(
  ctx: Pick<Ctx, 'db'>,
  { userId, username }: ResetPerson,
  { passwordHash }: OneTimePassword,
): Promise<void> {
  await setPassword(ctx.db, userId, { passwordHash, mustChange: true });
  await deleteSecondFactor(ctx.db, userId);
  await revokeSessionsOf(ctx.db, userId);
  await forgetTriesAt(ctx.db, username);
  await forgetDevices(ctx.db, userId);
}
