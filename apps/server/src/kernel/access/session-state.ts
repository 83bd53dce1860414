import { PROOF_MINUTES } from '@nidan/contract/kernel/endpoint';
import type { ViewKind } from '@nidan/contract/base/identity/view-endpoints';
import { type RawBuilder, sql } from 'kysely';

/** How often, in seconds, the use of a session is noted: a row per request would cost more than the request. */
const NOTED_EVERY = 60;

/** Of a moment of `session s`: not later than now. One from the future comes from a clock that was wrong, and would count for too long. */
function hasPassed(column: 'created_at' | 'last_seen_at' | 'proved_at'): RawBuilder<boolean> {
  return sql`${sql.ref(`s.${column}`)} <= now() + interval '1 minute'`;
}

/** Of `session s`: neither ended nor past its time nor unused for `idleSeconds`, nor from the future. The database's clock decides. */
export function isLive(idleSeconds: number): RawBuilder<boolean> {
  return sql`s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - make_interval(secs => ${idleSeconds})
    and ${hasPassed('created_at')} and ${hasPassed('last_seen_at')}`;
}

/** Of `session s`: the person proved by a password or a code who they are, and not longer ago than `PROOF_MINUTES`. */
export const wasProvedRecently: RawBuilder<boolean> = sql`s.proved_at > now() - make_interval(mins => ${sql.lit(PROOF_MINUTES)}) and ${hasPassed('proved_at')}`;

/** Of `session s`: its use is to be noted again. */
export const wasSeenLongAgo: RawBuilder<boolean> = sql`s.last_seen_at < now() - make_interval(secs => ${sql.lit(NOTED_EVERY)})`;

/** The role or person of the lab with whose eyes a session looks (ADR 18). */
export interface ViewedAs {
  readonly kind: ViewKind;
  readonly id: string;
}

export interface ViewedRow {
  readonly viewed_role_id: string | null;
  readonly viewed_user_id: string | null;
}

/** Of a row of `session`; null: its person looks with their own eyes. */
export function viewedAs({ viewed_role_id: roleId, viewed_user_id: userId }: ViewedRow): ViewedAs | null {
  if (roleId !== null) return { kind: 'role', id: roleId };
  return userId === null ? null : { kind: 'person', id: userId };
}
