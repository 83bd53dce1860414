import { sql } from 'kysely';
import { inTransaction } from '../database/connections/in-transaction.ts';
import { deleteInBatches } from './delete-in-batches.ts';
import type { Job } from './start-worker.ts';

/** An answer is replayed for so long: a counter that was offline for a holiday sends its requests again. */
const KEPT_DAYS = 30;

/** Deletes the answers that are kept under idempotency keys once nobody will send the key again, lab by lab. */
export const deleteOldAnswers: Job = async ({ db }) => {
  const labs = await db.selectFrom('lab').select('l_id').execute();
  for (const { l_id: lId } of labs) {
    await deleteInBatches((atMost) =>
      inTransaction(db, lId, async (tx) => {
        const { rows } = await sql`
          delete from idempotency where l_id = ${lId} and (user_id, key) in (
            select i.user_id, i.key from idempotency i
            where i.l_id = ${lId} and i.created_at < now() - make_interval(days => ${sql.lit(KEPT_DAYS)})
            limit ${atMost})
          returning key`.execute(tx);
        return rows.length;
      }),
    );
  }
};
