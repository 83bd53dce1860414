import * as identityEndpoints from '@nidan/contract/base/identity/identity-endpoints';
import * as viewEndpoints from '@nidan/contract/base/identity/view-endpoints';
import {
  currentSession,
  ping,
  endSession,
  listSessions,
  signInChallenge,
} from '@nidan/contract/base/identity/identity-endpoints';
import { implementOpen, type Route } from '../../../kernel/http/route.ts';
import { changePassword } from './change-password.ts';
import { chooseLanguage } from './choose-language.ts';
import { chooseStartView } from './choose-start-view.ts';
import { endOwnSession, signOut, signOutEverywhere } from './end-sessions.ts';
import { beginSecondFactor, confirmSecondFactor } from '../sign-in/enrol-second-factor.ts';
import { listOwnSessions } from './own-sessions.query.ts';
import { makeChallenge } from '../sign-in/challenge.ts';
import { pickLab } from '../sign-in/pick-lab.ts';
import { proveIdentity } from './prove-identity.ts';
import { renewSession, requireAnySession, requireSession } from './require-session.ts';
import { readSessionView } from './session-view.query.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { leaveView, viewAs } from './view-as.ts';

export const identityRoutes: readonly Route[] = [
  implementOpen(ping, async ({ services: { config } }) => ({
    online: true as const,
    desk: config.platformDesk,
    idleMinutes: config.sessionIdleMinutes,
  })),
  implementOpen(signInChallenge, async ({ services }) => makeChallenge(services.config, services.clock())),
  implementOpen(identityEndpoints.signIn, async (ctx, { body }) =>
    readSessionView(ctx.services, await signIn(ctx, body)),
  ),
  implementOpen(currentSession, async (ctx) => readSessionView(ctx.services, await requireAnySession(ctx))),
  implementOpen(identityEndpoints.proveIdentity, (ctx, { body }) => proveIdentity(ctx, body)),
  implementOpen(identityEndpoints.changePassword, async (ctx, { body }) =>
    readSessionView(ctx.services, await changePassword(ctx, body)),
  ),
  implementOpen(identityEndpoints.chooseLanguage, async (ctx, { body }) => {
    const session = await requireSession(ctx);
    await chooseLanguage(ctx, session, body);
    return readSessionView(ctx.services, session);
  }),
  implementOpen(identityEndpoints.chooseStartView, async (ctx, { body }) => {
    const session = await requireSession(ctx);
    await chooseStartView(ctx, session, body);
    return readSessionView(ctx.services, session);
  }),
  implementOpen(identityEndpoints.beginSecondFactor, beginSecondFactor),
  implementOpen(identityEndpoints.confirmSecondFactor, (ctx, { body }) => confirmSecondFactor(ctx, body)),
  implementOpen(listSessions, async (ctx, { query }) =>
    listOwnSessions(ctx.services, await requireSession(ctx), query),
  ),
  implementOpen(endSession, async (ctx, { params }) => {
    await endOwnSession(ctx, await requireSession(ctx), params.sessionId);
    return { done: true as const };
  }),
  implementOpen(identityEndpoints.signOutEverywhere, async (ctx) => {
    await signOutEverywhere(ctx, await requireAnySession(ctx));
    return { done: true as const };
  }),
  implementOpen(identityEndpoints.signOut, async (ctx) => {
    await signOut(ctx, await requireAnySession(ctx));
    return { done: true as const };
  }),
  implementOpen(identityEndpoints.pickLab, async (ctx, { body }) => {
    const session = await requireSession(ctx);
    await pickLab(ctx.services.db, session, body);
    return readSessionView(ctx.services, await renewSession(ctx, session));
  }),
  implementOpen(viewEndpoints.viewAs, async (ctx, { body }) => {
    await viewAs(ctx, await requireSession(ctx), body);
    return readSessionView(ctx.services, await requireSession(ctx));
  }),
  implementOpen(viewEndpoints.leaveView, async (ctx) => {
    await leaveView(ctx, await requireSession(ctx));
    return readSessionView(ctx.services, await requireSession(ctx));
  }),
];
