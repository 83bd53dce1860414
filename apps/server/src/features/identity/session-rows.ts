import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../kernel/database/open-database.ts';

export interface NewSession {
  readonly userId: string;
  readonly expiresAt: Date;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Starts a session; the token goes to the browser, only its SHA-256 is kept. */
export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('session')
    .values({ token_hash: hashOf(token), user_id: session.userId, expires_at: session.expiresAt })
    .execute();
  return token;
}

export interface LiveSession {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly lId: number | null;
  readonly locationId: string | null;
}

/** The live session of a token, or null. */
export async function findSession(db: Db, token: string): Promise<LiveSession | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('login_user', 'login_user.user_id', 'session.user_id')
    .select(['session.token_hash', 'session.user_id', 'session.l_id', 'session.location_id'])
    .where('token_hash', '=', hashOf(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date())
    .where('login_user.status', '=', accountStatus.codes.active)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { tokenHash: row.token_hash, userId: row.user_id, lId: row.l_id, locationId: row.location_id };
}

export async function revokeSession(db: Db, session: LiveSession): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: new Date() })
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

export interface Workplace {
  readonly lId: number;
  readonly locationId: string | null;
}

export async function placeSession(db: Db, session: LiveSession, place: Workplace): Promise<void> {
  await db
    .updateTable('session')
    .set({ l_id: place.lId, location_id: place.locationId })
    .where('token_hash', '=', session.tokenHash)
    .execute();
}
