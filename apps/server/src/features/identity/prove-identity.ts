import { PROOF_MINUTES } from '@nidan/contract/kernel/endpoint';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { proveIdentity as proveIdentityEndpoint } from '@nidan/contract/identity/identity-endpoints';
import { noteProof } from '../../kernel/access/session-rows.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../kernel/http/route.ts';
import { checkPassword } from './check-password.ts';
import { renewSession, requireSession } from './require-session.ts';

/** Proves anew who is signed in: the session gets another token, and what asks for a recent proof is open for 5 minutes. */
export async function proveIdentity(
  ctx: OpenCtx,
  { password }: BodyOf<typeof proveIdentityEndpoint>,
): Promise<AnswerOf<typeof proveIdentityEndpoint>> {
  const session = await requireSession(ctx);
  const user = await checkPassword(ctx, { username: session.username, password });
  if (user === null) throw refuse('proof-refused');
  await noteProof(ctx.services.db, session, { byCode: false, awaits: null });
  await renewSession(ctx, session);
  return { provedUntil: new Date(ctx.services.clock().getTime() + PROOF_MINUTES * 60_000).toISOString() };
}
