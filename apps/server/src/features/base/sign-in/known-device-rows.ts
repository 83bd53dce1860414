import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { deviceTokenOf, setDeviceCookie } from '../../../kernel/http/device-cookie.ts';
import { deleteInBatches } from '../../../kernel/jobs/delete-in-batches.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';

/** A browser in which nobody signed in for so long is none that a person is known by. */
const KNOWN_DAYS = 180;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The browser of a request where the person of a user name has signed in before, as a name for counting tries; null elsewhere. */
export async function knownDeviceOf(ctx: OpenCtx, username: string): Promise<string | null> {
  const token = deviceTokenOf(ctx.request, ctx.services.config);
  if (token === null) return null;
  const deviceHash = hashOf(token);
  const known = await ctx.services.db
    .selectFrom('known_device')
    .innerJoin('login_user', 'login_user.user_id', 'known_device.user_id')
    .select('known_device.user_id')
    .where('device_hash', '=', deviceHash)
    .where('username', '=', username)
    .executeTakeFirst();
  return known === undefined ? null : deviceHash.toString('hex').slice(0, 32);
}

/** Notes that a person has signed in, wholly, in the browser of a request. */
export async function keepDevice(ctx: OpenCtx, userId: string): Promise<void> {
  const { config, db } = ctx.services;
  const token = deviceTokenOf(ctx.request, config) ?? randomBytes(32).toString('base64url');
  await db
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: hashOf(token) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute();
  setDeviceCookie(ctx.reply, config, { token, days: KNOWN_DAYS });
}

/** Forgets the browsers of a person, whose sign-in is somebody else's to give. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute();
}

/** Deletes browsers that nobody came with for half a year. */
export const deleteOldDevices: Job = async ({ db }) => {
  await deleteInBatches(async (atMost) => {
    const { rows } = await sql`
      delete from known_device where (user_id, device_hash) in (
        select d.user_id, d.device_hash from known_device d
        where d.seen_at < now() - make_interval(days => ${sql.lit(KNOWN_DAYS)}) limit ${atMost})
      returning user_id`.execute(db);
    return rows.length;
  });
};
