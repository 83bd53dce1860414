import type * as identityEndpoints from '@nidan/contract/base/identity/identity-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { insertSession, type LiveSession } from '../../../kernel/access/session-rows.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { takeChallenge } from './challenge.ts';
import { changeAccount } from '../identity/change-account.ts';
import { checkPassword, failuresHere } from './check-password.ts';
import { keepDevice } from './known-device-rows.ts';
import { nextStep } from './next-step.query.ts';
import { sendToken } from '../identity/require-session.ts';
import { noteSignIn } from '../identity/user-rows.ts';

/** After so many failures from one address the next try answers a challenge as well. */
const FAILURES_WITHOUT_CHALLENGE = 3;

type Credentials = BodyOf<typeof identityEndpoints.signIn>;

async function requireChallenge(ctx: OpenCtx, { challenge }: Credentials): Promise<void> {
  const { db, config, clock } = ctx.services;
  const right =
    challenge !== undefined && (await takeChallenge(db, { config, given: challenge, now: clock() }));
  if (!right) throw refuse('challenge-needed', { can: ['answerChallenge'] });
}

/** Signs in: a new session with a token of its own, sent as a cookie. Unknown user and wrong password are one answer (ASVS 6.3.8). */
export async function signIn(ctx: OpenCtx, credentials: Credentials): Promise<LiveSession> {
  const username = credentials.username.trim().toLowerCase();
  const failures = await failuresHere(ctx, username);
  if (failures >= FAILURES_WITHOUT_CHALLENGE) await requireChallenge(ctx, credentials);
  const known = await checkPassword(ctx, { username, password: credentials.password });
  if (known === null) {
    const next = failures + 1 >= FAILURES_WITHOUT_CHALLENGE ? { can: ['answerChallenge'] } : {};
    throw refuse('sign-in-refused', next);
  }
  const { userId, failedBefore } = known;
  const { request, services } = ctx;
  const token = await changeAccount(ctx, userId, async (db) => {
    const awaits = await nextStep(db, { userId, byCode: false });
    const made = await insertSession(db, {
      userId,
      hours: services.config.sessionHours,
      awaits,
      address: request.ip,
      device: request.headers['user-agent'] ?? '',
    });
    await noteSignIn(db, userId, services.clock());
    return { answer: made, event: { action: 'signIn', after: { address: request.ip, failedBefore } } };
  });
  const session = await sendToken(ctx, token);
  // Who has not shown the second factor yet may be anybody with the password.
  if (session.awaits !== 'code') await keepDevice(ctx, userId);
  return session;
}
