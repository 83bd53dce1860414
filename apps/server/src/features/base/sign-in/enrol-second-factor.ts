import type * as identityEndpoints from '@nidan/contract/base/identity/identity-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { randomBytes } from 'node:crypto';
import { requireProof } from '../../../kernel/access/require-proof.ts';
import { type LiveSession, noteProof, revokeSessionsOf } from '../../../kernel/access/session-rows.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { changeAccount } from '../identity/change-account.ts';
import { countCodeTry, forgetCodeTries } from './check-code.ts';
import { nextStep } from './next-step.query.ts';
import { makeRecoveryCodes } from './recovery-code.ts';
import { renewSession, requireAnySession } from '../identity/require-session.ts';
import { confirmSecret, hasSecondFactor, keepPendingSecret, readSecret } from './second-factor-rows.ts';
import { base32, enrolmentUri, stepOfCode } from './totp.ts';

const SECRET_BYTES = 20;

/** The session of somebody who may enrol: whoever must, and whoever has proved lately who they are. */
async function requireEnrolling(ctx: OpenCtx): Promise<LiveSession> {
  const session = await requireAnySession(ctx);
  if (session.awaits !== null && session.awaits !== 'enrolment') throw refuse('sign-in-incomplete');
  requireProof(session);
  // Who has one replaces it only where it was shown: a password alone must not do away with it.
  const replaces = await hasSecondFactor(ctx.services.db, session.userId);
  if (replaces && !session.byCode) throw refuse('second-factor-needed');
  return session;
}

/** Makes a secret to be shared with an authenticator; it is in force once its first code is given. */
export async function beginSecondFactor(
  ctx: OpenCtx,
): Promise<AnswerOf<typeof identityEndpoints.beginSecondFactor>> {
  const { userId, username } = await requireEnrolling(ctx);
  const { db, config } = ctx.services;
  const secret = randomBytes(SECRET_BYTES);
  await keepPendingSecret(db, { config, userId, secret });
  const uri = enrolmentUri(secret, username);
  return { secret: base32(secret), uri };
}

/** Puts the second factor into force by its first code; answers the recovery codes, which are shown once. Other sessions end. */
export async function confirmSecondFactor(
  ctx: OpenCtx,
  { code }: BodyOf<typeof identityEndpoints.confirmSecondFactor>,
): Promise<AnswerOf<typeof identityEndpoints.confirmSecondFactor>> {
  const session = await requireEnrolling(ctx);
  const { userId } = session;
  const { db: pool, config, clock } = ctx.services;
  await countCodeTry(ctx, userId);
  const secret = await readSecret(pool, { config, userId }, 'pending_secret');
  const step = secret === null ? null : stepOfCode(secret, code, clock());
  if (step === null) throw refuse('code-refused');
  const made = await makeRecoveryCodes();
  await changeAccount(ctx, userId, async (db) => {
    if (!(await confirmSecret(db, { userId, step, codes: made }))) throw refuse('code-refused');
    const ended = await revokeSessionsOf(db, userId, session);
    await noteProof(db, session, { byCode: true, awaits: await nextStep(db, { userId, byCode: true }) });
    return { answer: null, event: { action: 'enrolSecondFactor', after: { sessionsEnded: ended } } };
  });
  await forgetCodeTries(ctx, userId);
  await renewSession(ctx, session);
  return { recoveryCodes: made.map((one) => one.code) };
}
