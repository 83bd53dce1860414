import { sql } from 'kysely';
import type { Config } from '../../../kernel/config.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { openBytes, sealBytes } from '../../../kernel/secrets/sealed-bytes.ts';
import { verifyPassword } from './password-hash.ts';
import { partsOfCode, type RecoveryCode } from './recovery-code.ts';
import { keyFor } from '../../../kernel/secrets/secret-key.ts';

const keyOf = (config: Config): Buffer => keyFor(config, 'second factor');

/** Whether a person has a second factor. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('second_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface SecretQuestion {
  readonly config: Config;
  readonly userId: string;
}

/** The secret of a person, in force or waiting for its first code; null when there is none. */
export async function readSecret(
  db: Db,
  { config, userId }: SecretQuestion,
  column: 'secret' | 'pending_secret',
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('second_factor')
    .select(`${column} as sealed`)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined || row.sealed === null) return null;
  return openBytes(keyOf(config), row.sealed, userId);
}

/** Keeps a secret that waits for its first code; the one in force stays in force. */
export async function keepPendingSecret(
  db: Db,
  { config, userId, secret }: SecretQuestion & { readonly secret: Buffer },
): Promise<void> {
  const pending_secret = sealBytes(keyOf(config), secret, userId);
  await db
    .insertInto('second_factor')
    .values({ user_id: userId, pending_secret })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_secret }))
    .execute();
}

/** Puts the waiting secret into force, with its first code used up and other recovery codes; false when none waits any more. */
export async function confirmSecret(
  db: Db,
  {
    userId,
    step,
    codes,
  }: { readonly userId: string; readonly step: number; readonly codes: readonly RecoveryCode[] },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('second_factor')
    .set((eb) => ({ secret: eb.ref('pending_secret'), pending_secret: null, last_step: step }))
    .where('user_id', '=', userId)
    .where('pending_secret', 'is not', null)
    .returning('user_id')
    .execute();
  if (confirmed.length === 0) return false;
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map(({ name, hash }) => ({ user_id: userId, code_hash: Buffer.from(name), hash })))
    .execute();
  return true;
}

/** Uses up a step; false when it, or a later one, was used before: two requests with one code cannot both pass. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('user_id')
    .execute();
  return taken.length > 0;
}

/** Uses up a recovery code; false when the person has no such code left. Hashing takes its turn: not inside a transaction. */
export async function takeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { name, secret } = partsOfCode(code);
  const ofName = Buffer.from(name);
  const known = await db
    .selectFrom('recovery_code')
    .select('hash')
    .where('user_id', '=', userId)
    .where('code_hash', '=', ofName)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined || known.hash === null || !(await verifyPassword(secret, known.hash))) return false;
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', ofName)
    .where('used_at', 'is', null)
    .returning('user_id')
    .execute();
  return taken.length > 0;
}

/** Takes the second factor of a person away, with everything that could be read of it. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factor').where('user_id', '=', userId).execute();
}
