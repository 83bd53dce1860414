import type { SignInStep } from '@nidan/contract/base/identity/identity-endpoints';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/connections/open-database.ts';
import {
  isLive,
  type ViewedAs,
  viewedAs,
  type ViewedRow,
  wasProvedRecently,
  wasSeenLongAgo,
} from './session-state.ts';

const DEVICE_LENGTH = 200;

export interface NewSession {
  readonly userId: string;
  readonly hours: number;
  readonly awaits?: SignInStep | null;
  readonly address?: string;
  /** What the browser calls itself. */
  readonly device?: string;
}

/** SHA-256 of a session's token: all that is kept of it. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Starts a session; the token, of 256 random bits, goes to the browser, only its SHA-256 is kept. */
export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      token_hash: hashOfToken(token),
      session_id: newId(),
      user_id: session.userId,
      expires_at: sql<Date>`now() + make_interval(hours => ${session.hours})`,
      awaits: session.awaits ?? null,
      address: session.address ?? '',
      device: (session.device ?? '').slice(0, DEVICE_LENGTH),
    })
    .execute();
  return token;
}

export interface LiveSession {
  readonly sessionId: string;
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly username: string;
  readonly lId: number | null;
  readonly locationId: string | null;
  readonly awaits: SignInStep | null;
  /** Whether the second factor was shown in this session. */
  readonly byCode: boolean;
  readonly provedRecently: boolean;
  readonly viewed: ViewedAs | null;
}

interface SessionRow extends ViewedRow {
  readonly session_id: string;
  readonly token_hash: Buffer;
  readonly user_id: string;
  readonly username: string;
  readonly l_id: number | null;
  readonly location_id: string | null;
  readonly awaits: SignInStep | null;
  readonly has_second_factor: boolean;
  readonly proved_recently: boolean;
  readonly seen_long_ago: boolean;
}

/** The live session of a token, whose use is noted; null when there is none or its person may not sign in any more. */
export async function findSession(db: Db, token: string, idleSeconds: number): Promise<LiveSession | null> {
  const tokenHash = hashOfToken(token);
  const { rows } = await sql<SessionRow>`
    select s.session_id, s.token_hash, s.user_id, u.username, s.l_id, s.location_id, s.awaits,
      s.second_factor_at is not null as has_second_factor,
      ${wasProvedRecently} as proved_recently, ${wasSeenLongAgo} as seen_long_ago, s.viewed_role_id, s.viewed_user_id
    from session s join login_user u on u.user_id = s.user_id and u.status = ${accountStatus.codes.active}
    where s.token_hash = ${tokenHash} and ${isLive(idleSeconds)}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  if (row.seen_long_ago) await noteUse(db, tokenHash);
  return {
    sessionId: row.session_id,
    tokenHash,
    userId: row.user_id,
    username: row.username,
    lId: row.l_id,
    locationId: row.location_id,
    awaits: row.awaits,
    byCode: row.has_second_factor,
    provedRecently: row.proved_recently,
    viewed: viewedAs(row),
  };
}

/** Whether a session is that of a masked demo user; false when there is none. */
export async function isSessionOfDemoUser(db: Db, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .innerJoin('login_user', 'login_user.user_id', 'session.user_id')
    .select('is_demo_user')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.is_demo_user === true;
}

/** Notes that a session is in use; outside the request's transaction, so that what is refused counts and nobody waits. */
export async function noteUse(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`update session s set last_seen_at = now() where s.token_hash = ${tokenHash} and ${wasSeenLongAgo}`.execute(
    db,
  );
}

/** Ends a session at once and for good. */
export async function revokeSession(db: Db, { tokenHash }: Pick<LiveSession, 'tokenHash'>): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a person, but `spared` when it is given; answers how many were open. */
export async function revokeSessionsOf(db: Db, userId: string, spared?: LiveSession): Promise<number> {
  const open = db
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('session_id');
  const ended = await (
    spared === undefined ? open : open.where('session_id', '!=', spared.sessionId)
  ).execute();
  return ended.length;
}

interface SessionInLab {
  readonly lId: number;
  readonly userId: string;
  readonly sessionId: string;
}

/** Ends a session of a person in a lab; false when there is no such open one. */
export async function revokeSessionInLab(db: Db, { lId, userId, sessionId }: SessionInLab): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('l_id', '=', lId)
    .where('revoked_at', 'is', null)
    .returning('session_id')
    .execute();
  return ended.length > 0;
}

export interface Workplace {
  readonly lId: number;
  readonly locationId: string | null;
}

/** Puts a session into a lab and one of its locations, where its person looks with their own eyes. */
export async function placeSession(db: Db, session: LiveSession, place: Workplace): Promise<void> {
  await db
    .updateTable('session')
    .set({ l_id: place.lId, location_id: place.locationId, viewed_role_id: null, viewed_user_id: null })
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

/** Lets a session look as a role or a person of its lab, in a transaction of that lab; null: as its own person again. */
export async function setViewed(
  db: Db,
  { tokenHash }: Pick<LiveSession, 'tokenHash'>,
  viewed: ViewedAs | null,
): Promise<void> {
  await db
    .updateTable('session')
    .set({
      viewed_role_id: viewed?.kind === 'role' ? viewed.id : null,
      viewed_user_id: viewed?.kind === 'person' ? viewed.id : null,
    })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export interface Proof {
  /** True when the second factor was shown. */
  readonly byCode: boolean;
  /** What the sign-in misses from now on. */
  readonly awaits: SignInStep | null;
}

/** Notes that the person of a session has just proved who they are. */
export async function noteProof(db: Db, session: LiveSession, { byCode, awaits }: Proof): Promise<void> {
  await db
    .updateTable('session')
    .set({ proved_at: sql<Date>`now()`, awaits })
    .$if(byCode, (query) => query.set({ second_factor_at: sql<Date>`now()` }))
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

/** Gives a live session another token, so that one that was known before opens nothing more (ASVS 7.2.4); null when it ended meanwhile. */
export async function renewToken(
  db: Db,
  { tokenHash }: Pick<LiveSession, 'tokenHash'>,
): Promise<string | null> {
  const token = newToken();
  const renewed = await db
    .updateTable('session')
    .set({ token_hash: hashOfToken(token) })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
  return renewed === undefined ? null : token;
}

/** Ends one open session of a person; false when the person has none of that id. */
export async function revokeOwnSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('session_id')
    .execute();
  return ended.length > 0;
}
