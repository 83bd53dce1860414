import { findSession, type LiveSession, renewToken } from '../../../kernel/access/session-rows.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { sessionCookieName, setSessionCookie } from '../../../kernel/http/session-cookie.ts';

async function sessionOf({ services }: OpenCtx, token: string | undefined): Promise<LiveSession> {
  const { db, config } = services;
  const session = token === undefined ? null : await findSession(db, token, config.sessionIdleMinutes * 60);
  if (session === null) throw refuse('not-signed-in');
  return session;
}

/** The session of a request, finished or not; throws `not-signed-in` when there is none. */
export async function requireAnySession(ctx: OpenCtx): Promise<LiveSession> {
  return sessionOf(ctx, ctx.request.cookies[sessionCookieName(ctx.services.config)]);
}

/** The session of a request whose sign-in is complete; throws `not-signed-in` or `sign-in-incomplete`. */
export async function requireSession(ctx: OpenCtx): Promise<LiveSession> {
  const session = await requireAnySession(ctx);
  if (session.awaits !== null) throw refuse('sign-in-incomplete');
  return session;
}

/** Sends a token to the browser and answers its session as it is now. */
export async function sendToken(ctx: OpenCtx, token: string): Promise<LiveSession> {
  setSessionCookie(ctx.reply, ctx.services.config, token);
  return sessionOf(ctx, token);
}

/** Gives the session another token and answers it as it is now; the former token opens nothing more. */
export async function renewSession(ctx: OpenCtx, session: LiveSession): Promise<LiveSession> {
  const token = await renewToken(ctx.services.db, session);
  if (token === null) throw refuse('not-signed-in');
  return sendToken(ctx, token);
}
