import {
  type LiveSession,
  revokeOwnSession,
  revokeSession,
  revokeSessionsOf,
} from '../../../kernel/access/session-rows.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { clearSessionCookie } from '../../../kernel/http/session-cookie.ts';
import { changeAccount } from './change-account.ts';

/** Ends the session of this request. */
export async function signOut(ctx: OpenCtx, session: LiveSession): Promise<void> {
  await changeAccount(ctx, session.userId, async (db) => {
    await revokeSession(db, session);
    return { answer: null, event: { action: 'signOut' } };
  });
  clearSessionCookie(ctx.reply, ctx.services.config);
}

/** Ends every session of the person, this one too. */
export async function signOutEverywhere(ctx: OpenCtx, session: LiveSession): Promise<void> {
  await changeAccount(ctx, session.userId, async (db) => {
    const ended = await revokeSessionsOf(db, session.userId);
    return { answer: null, event: { action: 'signOutEverywhere', after: { sessionsEnded: ended } } };
  });
  clearSessionCookie(ctx.reply, ctx.services.config);
}

/** Ends one session of the person; that of somebody else answers like an absent one. */
export async function endOwnSession(ctx: OpenCtx, session: LiveSession, sessionId: string): Promise<void> {
  await changeAccount(ctx, session.userId, async (db) => {
    const ended = await revokeOwnSession(db, session.userId, sessionId);
    if (!ended) throw refuse('not-found');
    return { answer: null, event: { action: 'endSession', after: { sessionId } } };
  });
  if (sessionId === session.sessionId) clearSessionCookie(ctx.reply, ctx.services.config);
}
