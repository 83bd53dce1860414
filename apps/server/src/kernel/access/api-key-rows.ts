import { MINUTE } from '@nidan/domain/time/durations';
import type { Rights } from '@nidan/domain/access/rights';
import { sql } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import { inTransaction } from '../database/connections/in-transaction.ts';
import type { Db } from '../database/connections/open-database.ts';
import { refuse } from '../http/refuse.ts';

export interface NewApiKey {
  readonly lId: number;
  readonly keyId: string;
  readonly userId: string;
  readonly name: string;
  readonly secretHash: Buffer;
  readonly rights: Rights;
  readonly locationIds: readonly string[] | null;
  readonly perMinute: number;
  readonly expiresAt: Date;
  readonly createdBy: string;
}

export async function insertApiKey(db: Db, key: NewApiKey): Promise<void> {
  await insertRows(db, 'api_key', [
    {
      l_id: key.lId,
      key_id: key.keyId,
      user_id: key.userId,
      name: key.name,
      secret_hash: key.secretHash,
      rights: JSON.stringify(key.rights),
      location_ids: key.locationIds === null ? null : [...key.locationIds],
      per_minute: key.perMinute,
      expires_at: key.expiresAt,
      created_by: key.createdBy,
    },
  ]);
}

/** Ends a key; false when the lab has no such key, or it is ended already. */
export async function endApiKey(db: Db, lId: number, keyId: string): Promise<boolean> {
  const { rows } = await sql`
    update api_key set revoked_at = now()
    where l_id = ${lId} and key_id = ${keyId} and revoked_at is null returning key_id`.execute(db);
  return rows.length > 0;
}

/**
 * Counts a call of a key before it is made, in a transaction of its own, so that refused calls count too. An unknown, an
 * expired and a revoked key are refused alike; so many in the running minute are more than the key may make.
 */
export async function takeCallOfKey(
  db: Db,
  key: { readonly lId: number; readonly hash: Buffer },
): Promise<void> {
  const { rows } = await inTransaction(db, key.lId, {
    work: (tx) =>
      sql<{ calls: number; most: number; began: Date }>`
      update api_key set last_used_at = now(),
        window_calls = case when window_at > now() - interval '1 minute' then window_calls + 1 else 1 end,
        window_at = case when window_at > now() - interval '1 minute' then window_at else now() end
      where l_id = ${key.lId} and secret_hash = ${key.hash} and revoked_at is null and expires_at > now()
      returning window_calls as calls, per_minute as most, window_at as began`.execute(tx),
  });
  const [row] = rows;
  if (row === undefined) throw refuse('not-signed-in');
  if (row.calls <= row.most) return;
  const rest = Math.ceil((row.began.getTime() + MINUTE - Date.now()) / 1_000);
  throw refuse('too-many-requests', { retryAfter: Math.max(1, rest) });
}
