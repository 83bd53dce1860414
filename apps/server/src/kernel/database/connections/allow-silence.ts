import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/** Longest that a transaction may be silent while its process works out what to write: the rows of the longest file on a busy machine. */
export const LONGEST_SILENCE = '5min';

/**
 * Lets this transaction be silent for longer than the database bears otherwise, which takes a silent one for lost. For work of a job
 * alone: nobody waits behind it but whoever changes the same master.
 */
export async function allowSilence(db: Db): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = ${sql.lit(LONGEST_SILENCE)}`.execute(db);
}
