import {
  currentSession,
  pickLab as pickLabEndpoint,
  ping,
  proveIdentity as proveIdentityEndpoint,
  signIn as signInEndpoint,
  signInChallenge,
  signOut,
} from '@nidan/contract/identity/identity-endpoints';
import { revokeSession } from '../../kernel/access/session-rows.ts';
import { implementOpen, type Route } from '../../kernel/http/route.ts';
import { clearSessionCookie } from '../../kernel/http/session-cookie.ts';
import { makeChallenge } from './challenge.ts';
import { pickLab } from './pick-lab.ts';
import { proveIdentity } from './prove-identity.ts';
import { renewSession, requireAnySession, requireSession } from './require-session.ts';
import { readSessionView } from './session-view.query.ts';
import { signIn } from './sign-in.ts';

export const identityRoutes: readonly Route[] = [
  implementOpen(ping, async () => ({ online: true as const })),
  implementOpen(signInChallenge, async ({ services }) => makeChallenge(services.config, services.clock())),
  implementOpen(signInEndpoint, async (ctx, { body }) =>
    readSessionView(ctx.services, await signIn(ctx, body)),
  ),
  implementOpen(currentSession, async (ctx) => readSessionView(ctx.services, await requireAnySession(ctx))),
  implementOpen(proveIdentityEndpoint, (ctx, { body }) => proveIdentity(ctx, body)),
  implementOpen(signOut, async (ctx) => {
    await revokeSession(ctx.services.db, await requireAnySession(ctx));
    clearSessionCookie(ctx.reply, ctx.services.config);
    return { done: true as const };
  }),
  implementOpen(pickLabEndpoint, async (ctx, { body }) => {
    const session = await requireSession(ctx);
    await pickLab(ctx.services.db, session, body);
    return readSessionView(ctx.services, await renewSession(ctx, session));
  }),
];
