import { sql } from 'kysely';
import { deleteInBatches } from './delete-in-batches.ts';
import type { Job } from './start-worker.ts';

/** What ended is of use to nobody after so long; the audit trail says for ever who signed in and when. */
const KEPT_DAYS = 7;

/** Deletes sessions that were ended, or whose time was over, a week ago. */
export const deleteOldSessions: Job = async ({ db }) => {
  await deleteInBatches(async (atMost) => {
    const { rows } = await sql`
      delete from session where token_hash in (
        select s.token_hash from session s
        where least(s.expires_at, s.revoked_at) < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})
        limit ${atMost})
      returning session_id`.execute(db);
    return rows.length;
  });
};
