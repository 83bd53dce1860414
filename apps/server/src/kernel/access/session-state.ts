import { PROOF_MINUTES } from '@nidan/contract/kernel/endpoint';
import { type RawBuilder, sql } from 'kysely';

/** How often, in seconds, the use of a session is noted: a row per request would cost more than the request. */
const NOTED_EVERY = 60;

/** Of `session s`: neither ended nor past its time nor unused for `idleSeconds`. The database's clock decides. */
export function isLive(idleSeconds: number): RawBuilder<boolean> {
  return sql`s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - make_interval(secs => ${idleSeconds})`;
}

/** Of `session s`: the person proved by a password or a code who they are, and not longer ago than `PROOF_MINUTES`. */
export const wasProvedRecently: RawBuilder<boolean> = sql`s.proved_at > now() - make_interval(mins => ${sql.lit(PROOF_MINUTES)})`;

/** Of `session s`: its use is to be noted again. */
export const wasSeenLongAgo: RawBuilder<boolean> = sql`s.last_seen_at < now() - make_interval(secs => ${sql.lit(NOTED_EVERY)})`;
