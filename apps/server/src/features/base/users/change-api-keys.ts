import { DAY } from '@nidan/domain/time/durations';
import * as apiKeyEndpoints from '@nidan/contract/base/users/api-key-endpoints';
import type { ApiKeyView } from '@nidan/contract/base/users/api-key-endpoints';
import { type Rights, rightsBeyond } from '@nidan/domain/access/rights';
import { endApiKey, insertApiKey } from '../../../kernel/access/api-key-rows.ts';
import { newApiKeySecret } from '../../../kernel/access/api-key-secret.ts';
import { rightText } from '../../../kernel/access/judge-access.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { requireHeldRights } from '../roles/require-held-rights.ts';
import { findRole } from '../roles/role-rights.query.ts';
import { findApiKey } from './api-keys.query.ts';
import { type LockedUser, lockUser } from './membership-rows.ts';
import { requirePlacement } from './user-placement.ts';
import { requireNotOutranked } from './user-to-change.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Calls a minute of a key unless told. */
const USUAL_CALLS = 60;
/** Nobody forgets a key for longer. */
const LONGEST_DAYS = 366;

function expiryOf(ctx: Ctx, expiresAt: string): Date {
  const at = new Date(expiresAt);
  if (at <= ctx.now) throw refuseField('expiresAt', 'choose-day-to-come');
  if (at.getTime() > ctx.now.getTime() + LONGEST_DAYS * DAY) {
    throw refuseField('expiresAt', 'key-lives-a-year');
  }
  return at;
}

/** Refuses a key for a person, and one that could do what its program or its maker cannot. */
async function requireWithin(ctx: Ctx, user: LockedUser, rights: Rights): Promise<void> {
  if (user.user_type !== 'API') throw refuse('not-a-program', { details: { name: user.name } });
  const role = await findRole(ctx, user.role_id);
  const [beyond] = rightsBeyond(rights, role?.rights ?? {});
  if (beyond !== undefined) {
    throw refuseField('rights', 'role-lacks-rights', { user: user.name, right: rightText(beyond) });
  }
  requireHeldRights(ctx, rights);
}

async function readWritten(ctx: Ctx, keyId: string): Promise<ApiKeyView> {
  const key = await findApiKey(ctx, keyId);
  if (key === null) throw new Error('A key that was written is there');
  return key;
}

/** Makes a key of a program; its secret is told once and kept as a hash. */
export const createApiKey = serve(apiKeyEndpoints.createApiKey, async (ctx, body) => {
  const { keyId, userId, rights, locationIds = null, perMinute = USUAL_CALLS } = body;
  const expiresAt = expiryOf(ctx, body.expiresAt);
  const user = await lockUser(ctx.db, ctx.lId, userId);
  if (user === null) throw refuse('not-found');
  await requireNotOutranked(ctx, user);
  await requireWithin(ctx, user, rights);
  const { user_type: userType, employee_kind: employeeKind } = user;
  const places = locationIds === null ? user.location_ids : [...locationIds];
  await requirePlacement(ctx, { userType, employeeKind }, { ...user, location_ids: places });
  const { secret, hash } = newApiKeySecret();
  const name = body.name.trim();
  await insertApiKey(ctx.db, {
    lId: ctx.lId,
    keyId,
    userId,
    name,
    secretHash: hash,
    rights,
    locationIds,
    perMinute,
    expiresAt,
    createdBy: ctx.caller.userId,
  });
  recordEvent(ctx, {
    entityKind: 'API_KEY',
    entityId: keyId,
    parts: [userId],
    action: 'create',
    after: { name, rights, locationIds, perMinute, expiresAt },
  });
  return { key: await readWritten(ctx, keyId), secret };
});

/** Ends a key at once and for good. */
export const revokeApiKey = serve(apiKeyEndpoints.revokeApiKey, async (ctx, { keyId, reason }) => {
  const key = await findApiKey(ctx, keyId);
  const user = key === null ? null : await lockUser(ctx.db, ctx.lId, key.userId);
  if (user === null) throw refuse('not-found');
  await requireNotOutranked(ctx, user);
  if (!(await endApiKey(ctx.db, ctx.lId, keyId))) throw refuse('key-ended');
  recordEvent(ctx, { entityKind: 'API_KEY', entityId: keyId, action: 'revoke', reason: reason.trim() });
  return readWritten(ctx, keyId);
});
