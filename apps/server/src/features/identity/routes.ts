import {
  currentSession,
  pickLab as pickLabEndpoint,
  ping,
  signIn as signInEndpoint,
  signOut,
} from '@nidan/contract/identity/identity-endpoints';
import { refuse } from '../../kernel/http/refuse.ts';
import { implementOpen, type OpenCtx, type Route } from '../../kernel/http/route.ts';
import { clearSessionCookie, sessionCookieName, setSessionCookie } from '../../kernel/http/session-cookie.ts';
import { pickLab } from './pick-lab.ts';
import { findSession, type LiveSession, revokeSession } from './session-rows.ts';
import { readSessionView } from './session-view.query.ts';
import { signIn } from './sign-in.ts';

async function requireSession({ services, request }: OpenCtx, token?: string): Promise<LiveSession> {
  const cookie = token ?? request.cookies[sessionCookieName(services.config)];
  const session = cookie === undefined ? null : await findSession(services.db, cookie);
  if (session === null) throw refuse('not-signed-in');
  return session;
}

export const identityRoutes: readonly Route[] = [
  implementOpen(ping, async () => ({ online: true as const })),
  implementOpen(signInEndpoint, async (ctx, { body }) => {
    const { db, config, clock } = ctx.services;
    const { sessionHours } = config;
    const token = await signIn(db, {
      credentials: body,
      address: ctx.request.ip,
      now: clock(),
      sessionHours,
    });
    setSessionCookie(ctx.reply, config, token);
    return readSessionView(ctx.services, await requireSession(ctx, token));
  }),
  implementOpen(currentSession, async (ctx) => readSessionView(ctx.services, await requireSession(ctx))),
  implementOpen(signOut, async (ctx) => {
    await revokeSession(ctx.services.db, await requireSession(ctx));
    clearSessionCookie(ctx.reply, ctx.services.config);
    return { done: true as const };
  }),
  implementOpen(pickLabEndpoint, async (ctx, { body }) => {
    const session = await requireSession(ctx);
    await pickLab(ctx.services.db, session, body);
    return readSessionView(ctx.services, await requireSession(ctx));
  }),
];
