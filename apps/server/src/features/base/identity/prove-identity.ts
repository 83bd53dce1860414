import type * as identityEndpoints from '@nidan/contract/base/identity/identity-endpoints';
import { type AnswerOf, type BodyOf, PROOF_MINUTES } from '@nidan/contract/kernel/endpoint';
import { type LiveSession, noteProof } from '../../../kernel/access/session-rows.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { changeAccount } from './change-account.ts';
import { type CodeKind, takeCode } from '../sign-in/check-code.ts';
import { checkPassword } from '../sign-in/check-password.ts';
import { keepDevice } from '../sign-in/known-device-rows.ts';
import { nextStep } from '../sign-in/next-step.query.ts';
import { renewSession, requireAnySession } from './require-session.ts';

type Given = BodyOf<typeof identityEndpoints.proveIdentity>;

async function takeProof(
  ctx: OpenCtx,
  session: LiveSession,
  { password, code }: Given,
): Promise<CodeKind | 'password'> {
  if (code !== undefined) return takeCode(ctx, session.userId, code);
  if (session.awaits === 'code') throw refuse('sign-in-incomplete');
  if (password === undefined) throw refuseField('password', 'field-empty');
  const known = await checkPassword(ctx, { username: session.username, password });
  if (known === null) throw refuse('proof-refused');
  return 'password';
}

/**
 * Proves by a password or a code who is signed in: what asks for a recent proof is open for 5 minutes, a sign-in that awaited
 * the code goes on, and the session gets another token.
 */
export async function proveIdentity(
  ctx: OpenCtx,
  given: Given,
): Promise<AnswerOf<typeof identityEndpoints.proveIdentity>> {
  const session = await requireAnySession(ctx);
  const by = await takeProof(ctx, session, given);
  const byCode = by !== 'password';
  await changeAccount(ctx, session.userId, async (db) => {
    const awaits = await nextStep(db, { userId: session.userId, byCode: byCode || session.byCode });
    await noteProof(db, session, { byCode, awaits });
    return { answer: null, event: { action: 'proveIdentity', after: { by } } };
  });
  await renewSession(ctx, session);
  if (session.awaits === 'code') await keepDevice(ctx, session.userId);
  return { provedUntil: new Date(ctx.services.clock().getTime() + PROOF_MINUTES * 60_000).toISOString() };
}
