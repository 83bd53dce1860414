import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { addressGroup } from './address-group.ts';
import { knownDeviceOf } from './known-device-rows.ts';
import { hashPassword, isPasswordHash, verifyPassword } from './password-hash.ts';
import {
  accountAtSubject,
  accountSubject,
  failuresOf,
  forgetTries,
  type Subject,
  takeTry,
} from './sign-in-attempt-rows.ts';
import { requireTurn } from './require-turn.ts';

export interface PasswordCheck {
  /** In small letters. */
  readonly username: string;
  readonly password: string;
}

export interface KnownPerson {
  readonly userId: string;
  /** Tries that failed since the last success. */
  readonly failedBefore: number;
}

// An unknown user costs the same time as a wrong password.
const decoy = hashPassword('no such user');

/** Where the person has signed in before only what is tried there counts: strangers keep nobody waiting who is known. */
async function subjectsOf(ctx: OpenCtx, username: string): Promise<readonly Subject[]> {
  const device = await knownDeviceOf(ctx, username);
  if (device !== null) return [accountAtSubject(username, device)];
  return [accountAtSubject(username, addressGroup(ctx.request.ip)), accountSubject(username)];
}

/** How many tries at an account have failed lately from where the request comes. */
export async function failuresHere(ctx: OpenCtx, username: string): Promise<number> {
  const [here] = await subjectsOf(ctx, username);
  return here === undefined ? 0 : failuresOf(ctx.services.db, here, ctx.services.clock());
}

/**
 * Checks a password within the limits of guessing: 60 checks a minute from an address; 10 failures of an account from one
 * address, then waits that double from a second to a quarter of an hour; 60 from everywhere, then waits up to a minute. A
 * browser in which the person has signed in before counts for itself. Answers null for a wrong
 * password and for an unknown or disabled user, after the same work (ASVS 6.3.8). Throws `sign-in-throttled`.
 */
export async function checkPassword(ctx: OpenCtx, check: PasswordCheck): Promise<KnownPerson | null> {
  const { db, clock } = ctx.services;
  await requireTurn(ctx);
  const subjects = await subjectsOf(ctx, check.username);
  for (const subject of subjects) {
    const seconds = await takeTry(db, subject, clock());
    if (seconds > 0) {
      throw refuse('sign-in-throttled', { details: { seconds: String(seconds) }, retryAfter: seconds });
    }
  }
  const user = await db
    .selectFrom('login_user')
    .select(['user_id', 'password_hash', 'status'])
    .where('username', '=', check.username)
    .executeTakeFirst();
  // A program has no hash either, and must not be told by that.
  const stored = user !== undefined && isPasswordHash(user.password_hash) ? user.password_hash : await decoy;
  const matches = await verifyPassword(check.password, stored);
  if (user === undefined || user.status !== accountStatus.codes.active || !matches) return null;
  return { userId: user.user_id, failedBefore: await forgetTries(db, subjects) };
}
