import * as apiKeyEndpoints from '@nidan/contract/base/users/api-key-endpoints';
import type { ApiKeyView } from '@nidan/contract/base/users/api-key-endpoints';
import type { Rights } from '@nidan/domain/access/rights';
import { type RawBuilder, sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { findUser } from './users.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly key_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly rights: Rights;
  readonly location_ids: string[] | null;
  readonly per_minute: number;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly last_used_at: Date | null;
  readonly created_at: Date;
  readonly created_by: string;
}

function present(ctx: Ctx, row: Row): ApiKeyView {
  return {
    keyId: row.key_id,
    userId: row.user_id,
    name: row.name,
    rights: { ...row.rights },
    locationIds: row.location_ids,
    perMinute: row.per_minute,
    expiresAt: row.expires_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    live: row.revoked_at === null && row.expires_at > ctx.now,
  };
}

async function readRows(ctx: Ctx, condition: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select k.key_id, k.user_id, k.name, k.rights, k.location_ids, k.per_minute, k.expires_at, k.revoked_at,
      k.last_used_at, k.created_at, u.name as created_by
    from api_key k join login_user u on u.user_id = k.created_by
    where k.l_id = ${ctx.lId} and ${condition} order by k.created_at desc, k.key_id`.execute(ctx.db);
  return rows;
}

/** Keys of a program of the lab, the newest first; they are few. */
export const listApiKeysOf = serve(apiKeyEndpoints.listApiKeys, async (ctx, { userId, ...paging }) => {
  if ((await findUser(ctx, userId)) === null) throw refuse('not-found');
  return pageInMemory(await readRows(ctx, sql`k.user_id = ${userId}`), paging, {
    id: (row) => row.key_id,
    present: (row) => present(ctx, row),
  });
});

/** A key of the lab, or null. */
export async function findApiKey(ctx: Ctx, keyId: string): Promise<ApiKeyView | null> {
  const [row] = await readRows(ctx, sql`k.key_id = ${keyId}`);
  return row === undefined ? null : present(ctx, row);
}
