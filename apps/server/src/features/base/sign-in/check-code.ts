import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { requireTurn } from './require-turn.ts';
import { readSecret, takeRecoveryCode, takeStep } from './second-factor-rows.ts';
import { forgetTries, type Subject, takeTry } from './sign-in-attempt-rows.ts';
import { stepOfCode } from './totp.ts';

/** What a right code was: of the authenticator, or one of those for when it is lost. */
export type CodeKind = 'code' | 'recoveryCode';

function codeSubject(userId: string): Subject {
  return { name: `code:${userId}`, free: 5 };
}

async function kindOf({ services }: OpenCtx, userId: string, code: string): Promise<CodeKind | null> {
  const { db, config, clock } = services;
  const plain = code.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(plain)) return (await takeRecoveryCode(db, userId, plain)) ? 'recoveryCode' : null;
  const secret = await readSecret(db, { config, userId }, 'secret');
  const step = secret === null ? null : stepOfCode(secret, plain, clock());
  return step !== null && (await takeStep(db, userId, step)) ? 'code' : null;
}

/** Counts a try at the second factor of a person: five are free, then waits double. Throws `sign-in-throttled`. */
export async function countCodeTry(ctx: OpenCtx, userId: string): Promise<void> {
  await requireTurn(ctx);
  const seconds = await takeTry(ctx.services.db, codeSubject(userId), ctx.services.clock());
  if (seconds > 0) {
    throw refuse('sign-in-throttled', { details: { seconds: String(seconds) }, retryAfter: seconds });
  }
}

/** Forgets the tries at the second factor of a person, after a success. */
export async function forgetCodeTries({ services }: OpenCtx, userId: string): Promise<void> {
  await forgetTries(services.db, [codeSubject(userId)]);
}

/** Takes a code of the second factor, which is good once; throws `code-refused` and `sign-in-throttled`. */
export async function takeCode(ctx: OpenCtx, userId: string, code: string): Promise<CodeKind> {
  await countCodeTry(ctx, userId);
  const kind = await kindOf(ctx, userId, code);
  if (kind === null) throw refuse('code-refused');
  await forgetCodeTries(ctx, userId);
  return kind;
}
