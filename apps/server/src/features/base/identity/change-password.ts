import type * as identityEndpoints from '@nidan/contract/base/identity/identity-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { PASSWORD_FAULTS, passwordFault } from '@nidan/domain/identity/password-policy';
import { type LiveSession, noteProof, revokeSessionsOf } from '../../../kernel/access/session-rows.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { changeAccount } from './change-account.ts';
import { checkPassword } from '../sign-in/check-password.ts';
import { isCommonPassword } from '../sign-in/common-passwords.ts';
import { nextStep } from '../sign-in/next-step.query.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { renewSession, requireAnySession } from './require-session.ts';
import { setPassword } from './user-rows.ts';

/** Sets another password, taken exactly as typed; every other session of the person ends, this one gets another token. */
export async function changePassword(
  ctx: OpenCtx,
  { current, next }: BodyOf<typeof identityEndpoints.changePassword>,
): Promise<LiveSession> {
  const session = await requireAnySession(ctx);
  if (session.awaits === 'code') throw refuse('sign-in-incomplete');
  const fault = passwordFault(next, isCommonPassword);
  if (fault !== null) throw refuseField('next', PASSWORD_FAULTS[fault]);
  if (next === current) throw refuseField('next', 'password-same');
  const { userId, username, byCode } = session;
  if ((await checkPassword(ctx, { username, password: current })) === null) throw refuse('proof-refused');
  const passwordHash = await hashPassword(next);
  await changeAccount(ctx, userId, async (db) => {
    await setPassword(db, userId, { passwordHash, mustChange: false });
    const ended = await revokeSessionsOf(db, userId, session);
    await noteProof(db, session, { byCode: false, awaits: await nextStep(db, { userId, byCode }) });
    return { answer: null, event: { action: 'changePassword', after: { sessionsEnded: ended } } };
  });
  return renewSession(ctx, session);
}
